public protocol Plugin {}

// @provide(into: Plugin)
struct Own: Plugin {}
