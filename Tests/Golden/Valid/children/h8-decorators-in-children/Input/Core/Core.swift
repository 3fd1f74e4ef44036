import DIRuntime
public struct User: Sendable { public let name: String; public init(name: String) { self.name = name } }
// @container(parent: Container, public)
public struct Session { let user: User }
public protocol Profile: Sendable { var text: String { get } }
// @provide(singleton, in: Session, public, as: Profile)
public struct CoreProfile: Profile { let user: User; public init(user: User) { self.user = user; print("coreprofile") }; public var text: String { user.name } }
public protocol Badge: Sendable { var text: String { get } }
// @provide(public, as: Badge)
public struct CoreBadge: Badge { let user: User; public init(user: User) { self.user = user }; public var text: String { "b:" + user.name } }
public protocol Clock: Sendable { var text: String { get } }
// @provide(singleton, public, as: Clock)
public struct CoreClock: Clock { public init() { print("coreclock") }; public var text: String { "t" } }
public protocol Page: Sendable { var text: String { get } }
// @provide(keyed: n, in: Session, public, as: Page)
public struct CorePage: Page { let user: User; let n: Int; public init(user: User, n: Int /* @arg */) { self.user = user; self.n = n; print("corepage") }; public var text: String { "p\(n)" + user.name } }
