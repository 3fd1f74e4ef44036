import DIRuntime

public protocol Plugin {}

// @provide
struct Plugins {}

// @provide
struct Menu { let list: [any Plugin] }
