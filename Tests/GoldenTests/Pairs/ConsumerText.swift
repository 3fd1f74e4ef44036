// SPDX-License-Identifier: MIT

/// The source of a consumer that takes a sketch's value, and shows the value's serial number.
extension Sketch {
  /// The consumer's own declaration.
  var consumerText: String {
    if has(.byInjected) {
      return """
        \(attributes)// @provide
        final class User\(number) {
          @Injected(.\(has(.matched) ? "face\(number)" : accessor)) var made
          var madeSerial: Int? { \(serial(of: "made")) }
          init() {}
        }
        """
    }
    let body = has(.byProperty, .byProvider, .bySendableFunction) ? memberwiseBody : initBody
    return "\(attributes)// @provide\nstruct User\(number) {\n\(body)\n}"
  }

  /// The serial number of a value of the exposed type.
  func serial(of value: String) -> String { show("serial", of: value) }

  func show(_ property: String, of value: String) -> String {
    let member = isOptional ? "?.\(property)" : ".\(property)"
    return isBoxed ? "\(value).withLock { $0\(member) }" : value + member
  }

  /// The accessor's arguments as the consumer's own.
  var forwarded: [Parameter] { has(.byFunction, .bySendableFunction) ? [] : wanted }

  /// Whether building the consumer builds the value.
  var isEager: Bool { !has(.byLazy, .byProvider, .byFunction, .bySendableFunction, .byInjected) }

  /// The type that is asked for.
  private var wantedType: String {
    let value = has(.matched, .byMatch) ? anyFace : exposed
    let function = "(\(wanted.map(\.type).joined(separator: ", ")))\(throwing) -> \(value)"
    if has(.byOptional) { return "\(value.hasPrefix("any ") ? "(\(value))" : value)?" }
    if has(.byLazy) { return "Lazy<\(value)>" }
    if has(.byProvider) { return "Provider<\(value)>" }
    if has(.byFunction) { return function }
    if has(.bySendableFunction) { return "@Sendable \(function)" }
    if has(.byOpaque) { return "some \(anyFace.dropFirst(4))" }
    return has(.byCollection) ? "[\(anyFace)]" : value
  }

  /// The expression for the serial number of the given value.
  private var givenSerial: String {
    let call = "made(\(wanted.map { $0.given ?? "" }.joined(separator: ", ")))"
    if has(.byOptional) { return serial(of: "made?") }
    if has(.byLazy) { return serial(of: "made.value") }
    if has(.byProvider) { return serial(of: "made()") }
    if has(.byFunction, .bySendableFunction) { return tryWord + serial(of: call) }
    if has(.byCollection) { return "made[0].serial" }
    return has(.byMatch, .byOpaque, .matched) ? "made.serial" : serial(of: "made")
  }

  private var mark: String {
    has(.byMatch)
      ? " /* @match(nearest) */"
      : has(.named) && !has(.byMatch, .byCollection) ? " /* @named(main\(number)) */" : ""
  }

  private var memberwiseBody: String {
    let trailing = mark.replacing("/* ", with: "// ").replacing(" */", with: "")
    let arguments = forwarded.map { "  let \($0.label): \($0.type)  // @arg\n" }.joined()
    let getter =
      isEager || throwing.isEmpty || !has(.bySendableFunction)
      ? givenSerial : "get\(throwing) { \(givenSerial) }"
    return "  let made: \(wantedType)\(trailing)\n\(arguments)  var madeSerial: Int? { \(getter) }"
  }

  private var initBody: String {
    let arguments = forwarded.map { ", \($0.label): \($0.type) /* @arg */" }.joined()
    let failing = isEager || has(.byFunction) ? throwing : ""
    return """
        let madeSerial: Int?
        init(made: \(wantedType)\(mark)\(arguments))\(has(.byFunction) ? failing : "") { madeSerial = \(givenSerial) }
      """
  }
}
