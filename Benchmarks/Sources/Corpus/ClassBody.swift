// SPDX-License-Identifier: MIT

/// The stored properties of a class and the initializer that fills them.
struct ClassBody {
  var parameters: [Dependency]
  var isPublic = false

  var text: String {
    let properties = parameters.map { "  private let \($0.label): \($0.type)" }
    let assignments = parameters.map { "    self.\($0.label) = \($0.label)" }
    let access = isPublic ? "public " : ""
    let head = "  \(access)init(\(parameters.map(\.parameter).joined(separator: ", ")))"
    guard !parameters.isEmpty else { return "  \(access)init() {}\n" }
    return (properties + ["", "\(head) {"] + assignments + ["  }", ""]).joined(separator: "\n")
  }
}
