// SPDX-License-Identifier: MIT

/// Something that a user of `Examples/BookShop` may write by mistake: one text of one file in another's place.
struct ShopMistake: Sendable {
  /// The mistake, as a headline.
  var title: String
  /// The file, as a path from the example's folder without `Sources`.
  var file: String
  /// The text that stands there now; empty for the file's end.
  var old: String
  /// The text in its place.
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
    ShopMistake("A directive is misspelt", numbers, "@provide", "@provid"),
    ShopMistake("A directive begins with a capital letter", numbers, "@provide", "@Provide"),
    ShopMistake("A lifetime stands in place of `@provide`", numbers, "@provide(singleton)", "@singleton"),
    ShopMistake("A directive is a documentation comment", numbers, "// @provide", "/// @provide"),
    ShopMistake("A blank line stands below a directive", numbers, "(singleton)\n", "(singleton)\n\n"),
    ShopMistake(
      "A directive stands behind its declaration", numbers, kept + ": Sendable {",
      "final class OrderNumbers: Sendable { // @provide(singleton)"),
    ShopMistake("A directive stands above an enum", reader, "enum Settings", "// @provide\nenum Settings"),
    ShopMistake(
      "A directive stands above a property of an object", keeper, "  let journal",
      "  // @provide\n  let journal"),
    ShopMistake(
      "A remark follows a directive", numbers, "@provide(singleton)", "@provide(singleton) one for all"),
  ]

  private static let options = [
    ShopMistake("An option is misspelt", numbers, "singleton", "singelton"),
    ShopMistake("The options have no parentheses", numbers, "(singleton)", " singleton"),
    ShopMistake("A comma is missing", reader, "singleton, as", "singleton as"),
    ShopMistake("A provider has two lifetimes", numbers, "(singleton)", "(singleton, weak)"),
    ShopMistake("A struct is `weak`", keeper, "// @provide", "// @provide(weak)"),
    ShopMistake("A value that is new each time cannot be eager", keeper, "// @provide", "// @provide(eager)"),
    ShopMistake("`keyed:` names no argument", basket, "keyed: customer", "keyed: client"),
    ShopMistake(
      "`replaces:` names no accessor", reader, "enum Settings",
      "// @provide(singleton, replaces: jornal)\nstruct Silence: Journal {\n  func note(_: String) {}\n}\n\nenum Settings"
    ),
  ]

  private static let arguments = [
    ShopMistake("`@arg` is forgotten", checkout, "customer: Customer  // @arg", "customer: Customer"),
    ShopMistake("A `String` has no `@arg`", checkout, "  let numbers", "  let note: String\n  let numbers"),
    ShopMistake(
      "`@arg` stands above the type", checkout, "// @provide(public)", "// @provide(public)\n// @arg"),
    ShopMistake("A singleton has an argument", checkout, "(public)", "(public, singleton)"),
    ShopMistake(
      "The argument has another label", checkout, "customer: Customer  // @arg", "buyer: Customer  // @arg"),
    ShopMistake("`@named` has a misspelt name", reader, "@named(cardLimit)", "@named(cardLimt)"),
    ShopMistake("No provider has the name", reader, "(name: cardLimit)", ""),
  ]

  private static let providers = [
    ShopMistake("`as:` is forgotten", reader, ", as: PaymentGateway", ""),
    ShopMistake(
      "Two providers provide one protocol", reader, "enum Settings",
      "// @provide(singleton, as: PaymentGateway)\nstruct Cash: PaymentGateway {\n  func charge(_: Money, to: Customer) {}\n}\n\nenum Settings"
    ),
    ShopMistake(
      "An accessor's name is taken", reader, "enum Settings {\n",
      "enum Settings {\n  // @provide(name: visit)\n  static let first: Money = Money(cents: 1)\n\n"),
    ShopMistake("The initializer is private", basket, "  init(", "  private init("),
    ShopMistake(
      "There are two initializers", basket, "  init(",
      "  init(customer: Customer) { fatalError() }\n\n  init("),
    ShopMistake("No provider joins a collection", discounts, "(into: Discount)", ""),
    ShopMistake("`into:` names a misspelt type", discounts, "into: Discount", "into: Discounts"),
    ShopMistake(
      "Two objects need each other", numbers, "Atomic(0)\n",
      "Atomic(0)\n\n  init(ledger: Ledger) {}\n\n  // @provide(singleton)\n  final class Ledger: Sendable {\n    init(numbers: OrderNumbers) {}\n  }\n"
    ),
    ShopMistake(
      "A singleton needs a value of a child container", keeper, "// @provide", "// @provide(singleton)"),
    ShopMistake("`in:` names no container", visit, "in: Visit", "in: Visits"),
    ShopMistake("A child's parent is misspelt", visit, "parent: Container", "parent: Conatiner"),
    ShopMistake("The child container is no longer declared", visit, "// @container(parent: Container)\n", ""),
  ]

  private static let types = [
    ShopMistake("A type is misspelt", checkout, "any Journal", "any Jornal"),
    ShopMistake(
      "A property has a type without a provider", checkout, "  let numbers",
      "  let last: Order\n  let numbers"),
    ShopMistake(
      "A property asks for a class that is provided as a protocol", keeper, "any Journal", "TerminalJournal"),
    ShopMistake(
      "Nothing determines a type parameter", numbers, "class OrderNumbers", "class OrderNumbers<Shop>"),
  ]

  private static let effects = [
    ShopMistake(
      "A dependency is async", numbers, "Atomic(0)\n", "Atomic(0)\n\n  init() async {}\n"),
    ShopMistake(
      "A dependency throws", numbers, "Atomic(0)\n", "Atomic(0)\n\n  init() throws {}\n"),
    ShopMistake(
      "A dependency is isolated to the main actor", numbers, "final class", "@MainActor final class"),
    ShopMistake(
      "Some builds lack a dependency", reader, setting, "#if DEBUG\n\(setting)\n#endif"),
  ]

  private static let modules = [
    ShopMistake("`public` is forgotten", checkout, "@provide(public)", "@provide"),
    ShopMistake(
      "`public` is forgotten for a singleton", basket, "singleton, public, keyed", "singleton, keyed"),
    ShopMistake("A requirement is not met", reader, "// @provide(singleton, as: PaymentGateway)\n", ""),
    ShopMistake("An import is missing", keeper, "import Baskets\n", ""),
    ShopMistake("A brace is missing", numbers, ".newValue }", ".newValue"),
  ]
}
