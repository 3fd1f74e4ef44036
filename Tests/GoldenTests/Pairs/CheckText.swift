// SPDX-License-Identifier: MIT

/// The source of a sketch's checks at run time.
extension Sketch {
  /// A function that names the checks that do not hold.
  var checkText: String {
    let body = (containerLines + valueLines + typeLines + consumerLines + failureLines).map { "  \($0)" }
    return """
      \(attributes)func check\(number)(_ container: Container) throws {
        let title = "\(title)"
      \(body.joined(separator: "\n"))
        withExtendedLifetime((made, again)) {}
      }
      """
  }

  /// The serial number of a value that is asked for.
  private func serialThere(_ container: String) -> String { tryWord + serial(of: bareAccess(of: container)) }

  func access(of container: String, _ accessor: String? = nil) -> String {
    tryWord + bareAccess(of: container, accessor)
  }

  /// How the value is asked for.
  private func bareAccess(of container: String, _ accessor: String? = nil) -> String {
    let given = wanted.map { "\($0.label): \($0.given ?? "")" }.joined(separator: ", ")
    return "\(container).\(accessor ?? self.accessor)\(arguments.isEmpty ? "" : "(\(given))")"
  }

  /// The container that is asked, where it is not the plain one: what decorates without changing anything is the
  /// same for all who ask.
  private var containerLines: [String] {
    guard has(.byOverride, .byOverriding) else { return [] }
    let names = arguments.map { ", \($0.label)" }.joined()
    let effect = has(.typedThrowing) ? throwing : ""
    let closure = "{ c\(names)\(effect) in \(tryWord)c.original(.\(accessor)\(names)) }"
    let call = has(.byOverride) ? "Container" : "container.overriding"
    let lines = [
      "let plain = \(serialThere("container"))",
      "let container = \(call) { $0.override(.\(accessor)) \(closure) }",
    ]
    let equal = has(.staticLet) ? "==" : "!="
    return lines + ["expect(\(serialThere("container")) \(equal) plain, title, \"shared\")"]
  }

  /// Whether only those who got it keep it; a static property keeps its value itself.
  private var isHeldByItsUsers: Bool { has(.weak) && !has(.staticLet) }

  private var valueLines: [String] {
    let equal = isKept ? "==" : "!="
    let gone = isHeldByItsUsers ? ["let gone = \(serialThere("container"))"] : []
    let values = ["let made = \(access(of: "container"))", "let again = \(access(of: "container"))"]
    let identity =
      "expect(\(show("serial", of: "made")) \(equal) \(show("serial", of: "again")), title, \"identity\")"
    let held =
      isHeldByItsUsers ? ["expect(gone != \(show("serial", of: "made")), title, \"held too long\")"] : []
    return gone + values + [identity] + held + elsewhere
      + properties.map { "expect(\(show($0.name, of: "made")) == \($0.expected), title, \"\($0.name)\")" }
  }

  /// Nothing is shared between containers, except for values that Swift itself keeps.
  private var elsewhere: [String] {
    let other = serialThere("Container()")
    return [
      "expect(\(other) \(has(.staticLet) ? "==" : "!=") \(show("serial", of: "made")), title, \"two containers\")"
    ]
  }

  /// The other types and the collection that it is found under.
  private var typeLines: [String] {
    let equal = isKept ? "==" : "!="
    var lines: [String] = []
    if has(.asMany) {
      let suffix = has(.generic) ? "Int" : ""
      let name =
        has(.named)
        ? "main\(number)Side\(number)"
        : isFunc || isProperty ? "make\(number)Side\(number)" : "side\(number)\(suffix)"
      lines.append("expect(\(access(of: "container", name)).serial \(equal) made.serial, title, \"side\")")
    }
    if has(.into) {
      lines.append("let all = \(tryWord)container.face\(number)s")
      lines.append(
        "expect(all.count == 1 && (all[0].serial \(equal) \(show("serial", of: "made"))), title, \"collection\")"
      )
    }
    return lines
  }

  private var consumerLines: [String] {
    let given = forwarded.map { "\($0.label): \($0.given ?? "")" }.joined(separator: ", ")
    let building = isEager || has(.byFunction) ? tryWord : ""
    let reading = has(.bySendableFunction) ? tryWord : ""
    let call = forwarded.isEmpty ? "" : "(\(given))"
    let user = "container.user\(number)\(call)"
    return [
      "let user = \(building)\(has(.byInjected) ? "withContainer(container) { \(user) }" : user)",
      "expect(\(reading)user.madeSerial \(isKept ? "==" : "!=") \(show("serial", of: "made")), title, \"consumer\")",
    ]
  }

  private var failureLines: [String] {
    guard !throwing.isEmpty else { return [] }
    return ["expect(failing { _ = \(access(of: "Container()")) }, title, \"failure\")"]
  }
}
