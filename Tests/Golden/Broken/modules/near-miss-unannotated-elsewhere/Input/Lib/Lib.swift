public final class Ship { public init() {} }

public protocol Crane {}

public struct Gantry: Crane { public init() {} }

package struct Derrick: Crane { package init() {} }

public struct Gate { public init() {} }
