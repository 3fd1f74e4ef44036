// SPDX-License-Identifier: MIT

import Base
import DIRuntime
import Harness

// @provide(singleton)
final class Store: Sendable {}

// @provide(singleton, as: Bank)
final class CentralBank: Bank {
  func now() -> Int { 44 }
  init() {}
}

// @provide(singleton, as: Router)
final class MainRouter: Router {
  func now() -> Int { 45 }
}

protocol Router: Clock {}

/// As the harness's: without converting to another protocol, which costs more than reading.
@_optimize(none)
func sink(_ router: any Router) {}

@_optimize(none)
func sink(_ bank: any Bank) {}

// @provide
final class First {}

// @provide
final class Second {}

// @provide
final class Third {}

// @provide
final class Tree {
  let first: First
  let second: Second
  let third: Third
  init(first: First, second: Second, third: Third) {
    (self.first, self.second, self.third) = (first, second, third)
  }
}

// @provide
final class Titled {
  let first: First
  let title: Int
  let isBold: Bool
  init(first: First, title: Int /* @arg */, isBold: Bool /* @arg */) {
    (self.first, self.title, self.isBold) = (first, title, isBold)
  }
}

// @provide(name: changing)
final class Changing {
  init() {}
}

// @container(parent: Container)
struct Session {
  let number: Int
}

// @provide(singleton, in: Session)
final class Account: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

final class Holder {
  @Injected(.router) var router
  @Injected(.first) var first
}

/// What is kept, by hand.
final class Hand: Sendable {
  private let routerCell = OnceCell<Held<any Router>>()
  private let storeCell = OnceCell<Store>()
  private let bankCell = OnceCell<Held<any Bank>>()

  var router: any Router { routerCell.value { MainRouter() } }
  var store: Store { storeCell.object { Store() } }
  var bank: any Bank { bankCell.value { CentralBank() } }
}

/// A child container by hand: its parent, what it was made with, and a cell.
final class HandSession: Sendable {
  let parent: HandContainer
  let number: Int
  private let accountCell = OnceCell<Account>()

  init(parent: HandContainer, number: Int) {
    (self.parent, self.number) = (parent, number)
  }

  var account: Account { accountCell.object { Account(number: number) } }
}
