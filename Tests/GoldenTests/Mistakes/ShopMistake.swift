// SPDX-License-Identifier: MIT

/// Something that a user of `Examples/BookShop` may write by mistake: one text of one file in another's place.
struct ShopMistake: Sendable {
  /// What happened, as a headline.
  var title: String
  /// The file, as a path from the example's folder without `Sources`.
  var file: String
  /// What stands there now; empty for its end.
  var old: String
  /// What stands there then.
  var new: String

  init(_ title: String, _ file: String, _ old: String, _ new: String) {
    (self.title, self.file, self.old, self.new) = (title, file, old, new)
  }

  static let all: [ShopMistake] = directives + options + arguments + providers + types + effects + modules

  private static let numbers = "Ordering/OrderNumbers.swift"
  private static let checkout = "Ordering/Checkout.swift"
  private static let discounts = "Ordering/Discounts.swift"
  private static let basket = "Baskets/Basket.swift"
  private static let reader = "BookShop/CardReader.swift"
  private static let keeper = "BookShop/Shopkeeper.swift"
  private static let visit = "BookShop/Visit.swift"
  private static let kept = "// @provide(singleton)\nfinal class OrderNumbers"

  private static let setting = """
    enum Settings {
      // @provide(name: cardLimit)
      static let cardLimit: Money = Money(cents: 200_00)
    }
    """

  private static let directives = [
    ShopMistake("A directive is forgotten", numbers, kept, "final class OrderNumbers"),
    ShopMistake("It is misspelt", numbers, "@provide", "@provid"),
    ShopMistake("It begins with a capital", numbers, "@provide", "@Provide"),
    ShopMistake("It is the lifetime alone", numbers, "@provide(singleton)", "@singleton"),
    ShopMistake("It is a doc comment", numbers, "// @provide", "/// @provide"),
    ShopMistake("A blank line is below it", numbers, "(singleton)\n", "(singleton)\n\n"),
    ShopMistake(
      "It stands behind the declaration", numbers, kept + ": Sendable {",
      "final class OrderNumbers: Sendable { // @provide(singleton)"),
    ShopMistake("It stands above an enum", reader, "enum Settings", "// @provide\nenum Settings"),
    ShopMistake(
      "It stands above a property of an object", keeper, "  let journal", "  // @provide\n  let journal"),
    ShopMistake("A remark follows it", numbers, "@provide(singleton)", "@provide(singleton) one for all"),
  ]

  private static let options = [
    ShopMistake("An option is misspelt", numbers, "singleton", "singelton"),
    ShopMistake("The options have no parentheses", numbers, "(singleton)", " singleton"),
    ShopMistake("A comma is missing", reader, "singleton, as", "singleton as"),
    ShopMistake("Two lifetimes", numbers, "(singleton)", "(singleton, weak)"),
    ShopMistake("A struct is to be held weakly", keeper, "// @provide", "// @provide(weak)"),
    ShopMistake("A value that is new each time cannot be eager", keeper, "// @provide", "// @provide(eager)"),
    ShopMistake("`keyed:` names no argument", basket, "keyed: customer", "keyed: client"),
    ShopMistake(
      "`replaces:` names no accessor", reader, "enum Settings",
      "// @provide(singleton, replaces: jornal)\nstruct Silence: Journal {\n  func note(_: String) {}\n}\n\nenum Settings"
    ),
  ]

  private static let arguments = [
    ShopMistake("`@arg` is forgotten", checkout, "customer: Customer  // @arg", "customer: Customer"),
    ShopMistake("A text without `@arg`", checkout, "  let numbers", "  let note: String\n  let numbers"),
    ShopMistake(
      "`@arg` stands above the type", checkout, "// @provide(public)", "// @provide(public)\n// @arg"),
    ShopMistake("An argument of something kept", checkout, "(public)", "(public, singleton)"),
    ShopMistake(
      "The argument has another label", checkout, "customer: Customer  // @arg", "buyer: Customer  // @arg"),
    ShopMistake("`@named` has a misspelt name", reader, "@named(cardLimit)", "@named(cardLimt)"),
    ShopMistake("Nothing has the name any more", reader, "(name: cardLimit)", ""),
  ]

  private static let providers = [
    ShopMistake("`as:` is forgotten", reader, ", as: PaymentGateway", ""),
    ShopMistake(
      "Two provide one protocol", reader, "enum Settings",
      "// @provide(singleton, as: PaymentGateway)\nstruct Cash: PaymentGateway {\n  func charge(_: Money, to: Customer) {}\n}\n\nenum Settings"
    ),
    ShopMistake(
      "An accessor's name is taken", reader, "enum Settings {\n",
      "enum Settings {\n  // @provide(name: visit)\n  static let first: Money = Money(cents: 1)\n\n"),
    ShopMistake("The initializer is private", basket, "  init(", "  private init("),
    ShopMistake(
      "There are two initializers", basket, "  init(",
      "  init(customer: Customer) { fatalError() }\n\n  init("),
    ShopMistake("A collection that nothing joins", discounts, "(into: Discount)", ""),
    ShopMistake("It joins a misspelt collection", discounts, "into: Discount", "into: Discounts"),
    ShopMistake(
      "Two objects need each other", numbers, "Atomic(0)\n",
      "Atomic(0)\n\n  init(ledger: Ledger) {}\n\n  // @provide(singleton)\n  final class Ledger: Sendable {\n    init(numbers: OrderNumbers) {}\n  }\n"
    ),
    ShopMistake(
      "A child's value in something that lives longer", keeper, "// @provide", "// @provide(singleton)"),
    ShopMistake("`in:` names no container", visit, "in: Visit", "in: Visits"),
    ShopMistake("A child's parent is misspelt", visit, "parent: Container", "parent: Conatiner"),
    ShopMistake("The child container is no longer declared", visit, "// @container(parent: Container)\n", ""),
  ]

  private static let types = [
    ShopMistake("A type is misspelt", checkout, "any Journal", "any Jornal"),
    ShopMistake(
      "It asks for a type that nothing provides", checkout, "  let numbers",
      "  let last: Order\n  let numbers"),
    ShopMistake("It asks for the class behind a protocol", keeper, "any Journal", "TerminalJournal"),
    ShopMistake(
      "A type parameter that nothing binds", numbers, "class OrderNumbers", "class OrderNumbers<Shop>"),
  ]

  private static let effects = [
    ShopMistake(
      "A dependency has to be waited for", numbers, "Atomic(0)\n", "Atomic(0)\n\n  init() async {}\n"),
    ShopMistake(
      "A dependency throws", numbers, "Atomic(0)\n", "Atomic(0)\n\n  init() throws {}\n"),
    ShopMistake("A dependency is the main actor's", numbers, "final class", "@MainActor final class"),
    ShopMistake(
      "A dependency is there in some builds only", reader, setting, "#if DEBUG\n\(setting)\n#endif"),
  ]

  private static let modules = [
    ShopMistake("`public` is forgotten", checkout, "@provide(public)", "@provide"),
    ShopMistake(
      "`public` is forgotten of something kept", basket, "singleton, public, keyed", "singleton, keyed"),
    ShopMistake("A requirement is not met", reader, "// @provide(singleton, as: PaymentGateway)\n", ""),
    ShopMistake("An import is missing", keeper, "import Baskets\n", ""),
    ShopMistake("A brace is missing", numbers, ".newValue }", ".newValue"),
  ]
}
