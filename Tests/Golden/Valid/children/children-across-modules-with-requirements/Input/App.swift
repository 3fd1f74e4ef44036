// @module(isolation: MainActor)

import Core
import DIRuntime

// @provide(singleton, as: Payments)
nonisolated struct Bank: Payments { let name = "bank" }

// @provide(singleton, in: Session)
nonisolated final class Invoice: Sendable {
  let text: String
  init(cart: Cart, user: String, payments: any Payments) {
    text = "\(user) pays by \(cart.payments.name) and \(payments.name)"
  }
}

// @container(parent: Session)
nonisolated struct Desk {
  let number: Int
}

// @provide
nonisolated struct Form {
  let invoice: Invoice
  let number: Int
}

// @provide(in: Desk, into: Step)
nonisolated struct First: Step { let number: Int }

nonisolated protocol Step { var number: Int { get } }
