public final class Thing { public init() {} }
public typealias Alias = Thing
