// @provide
struct Page { init(id: Int /* @arg */, header: Header) {} }

// @provide
struct Header { init(id: Int /* @arg */, page: Page) {} }
