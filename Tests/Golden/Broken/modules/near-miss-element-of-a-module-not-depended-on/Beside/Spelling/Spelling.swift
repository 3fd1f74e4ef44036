import Core

// @provide(public, into: Plugin)
public struct Spelling: Plugin { public init() {} }

// @provide(into: Plugin)
struct Grammar: Plugin { init() {} }
