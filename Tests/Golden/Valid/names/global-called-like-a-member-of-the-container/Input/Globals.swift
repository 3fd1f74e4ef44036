let current = 6

// @provide
struct Page { var number: Int = current /* @arg */ }
