// @module(isolation: MainActor)

import DIRuntime

@MainActor public protocol Repository<Entity> {
  associatedtype Entity
  var title: String { get }
}
public struct User { public init() {} }

// @require
public typealias Users = Repository<User>

// @provide(public)
@MainActor public struct Service {
  let users: any Repository<User>
  public var title: String { users.title }
}
