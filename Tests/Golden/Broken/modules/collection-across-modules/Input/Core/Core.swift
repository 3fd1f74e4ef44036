public protocol Plugin {}
public protocol Rule {}
public protocol Step {}

// @provide(into: Plugin)
struct Spelling: Plugin {}

// @provide(public)
public struct Editor { let plugins: [any Plugin] }

// @provide(public)
public struct Judge { let rules: [any Rule] }

// @provide(public)
public struct Lenient {
  init(rules: [any Rule] = []) {}
}

public protocol Later {}

// @provide(public)
public struct Patient {
  init(laters: Lazy<[any Later]>) {}
}
