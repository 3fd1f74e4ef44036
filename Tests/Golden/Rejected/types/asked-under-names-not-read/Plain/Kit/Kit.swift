public struct Theme: Sendable { public init() {} }
public typealias Maker = () throws -> Theme
public typealias LaterMaker = () async -> Theme
public typealias MainMaker = @MainActor () -> Theme
public typealias MaybeMaker = (@Sendable () -> Theme)?
public typealias SizedMaker = (Int) throws -> Icon
public typealias Change = (Theme) -> Theme
public struct Icon: Sendable { public init() {} }
public struct Box<T: Sendable>: Sendable { public init() {} }
public typealias Icons = Box<Icon>
public protocol Skin: Sendable {}
public typealias Look = Skin
