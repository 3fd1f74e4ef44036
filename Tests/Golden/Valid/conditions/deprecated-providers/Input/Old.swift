@available(*, deprecated, message: "use New")
// @provide
struct Old { var text = "old" }

// @provide
struct New { var text = "new" }
