// SPDX-License-Identifier: MIT

import DIRuntime
import ShopCore

@main
struct Main {
  /// Kept as long as the program runs: the baskets are its own.
  static let container = Container()

  static func main() {
    let ada = container.visit(customer: Customer(name: "Ada")).shopkeeper
    ada.serve(of: "Emma")
    ada.serve(2, of: "Walden")
    ada.cashUp()

    let ben = container.visit(customer: Customer(name: "Ben", isRegular: true)).shopkeeper
    ben.serve(10, of: "Ulysses")
    ben.serve(of: "Hamlet")
    ben.cashUp()
  }
}
