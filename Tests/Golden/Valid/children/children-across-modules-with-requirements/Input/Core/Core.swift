// @module(isolation: MainActor)

import DIRuntime

// @require
nonisolated public protocol Payments: Sendable { var name: String { get } }

// @container(parent: Container, public)
nonisolated public struct Session {
  public let user: String
}

// @provide(singleton, in: Session, public)
nonisolated public final class Cart: Sendable {
  public let payments: any Payments
  init(payments: any Payments) { self.payments = payments }
}
