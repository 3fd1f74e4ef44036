public struct Theme: Sendable { public init() {} }
public typealias Look = Theme
public struct Icon: Sendable { public init() {} }
