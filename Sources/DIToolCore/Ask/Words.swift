// SPDX-License-Identifier: MIT

/// The words in which answers speak of providers and edges.
extension GraphIndex {
  /// One line on a provider: `clock: Clock, a singleton (Sources/App/Clock.swift:4)`.
  func line(on provider: Provider) -> String {
    "\(title(of: provider.id)): \(provider.shownType), \(nature(of: provider)) (\(provider.place))\n"
  }

  /// The kind of value, and the container that keeps it.
  func nature(of provider: Provider) -> String {
    let owner = provider.owner == "Container" ? "" : " of \(provider.owner)"
    switch provider.kind {
    case .collection: return "a collection"
    case .input: return "an input of \(provider.owner)"
    case .child: return "a child container"
    case .injection: return "sets properties of an object"
    case .requirement:
      let met = providers(meeting: provider.id).map(title)
      return "a requirement" + (met.isEmpty ? "" : ", met by \(met.joined(separator: ", "))")
    default: break
    }
    let replacements = replacements(of: provider.id).map(title)
    let suffix = replacements.isEmpty ? "" : ", replaced by \(replacements.joined(separator: ", "))"
    return life(of: provider, owner) + suffix
  }

  private func life(of provider: Provider, _ owner: String) -> String {
    let each = provider.keyedBy.isEmpty ? "" : " for each \(provider.keyedBy.joined(separator: " and "))"
    switch provider.lifetime {
    case "singleton": return "a singleton\(each)\(owner)"
    case "weak": return "kept weakly\(owner)"
    default: return "new each time" + (owner.isEmpty ? "" : ", in \(provider.owner)")
    }
  }

  /// The providers that meet a requirement.
  func providers(meeting requirement: String) -> [String] {
    graph.requirements.filter { $0.id == requirement }.compactMap(\.metBy)
  }

  /// The providers of other modules that take the place of one.
  func replacements(of id: String) -> [String] { needs(of: id).filter { $0.kind == .replacement }.map(\.to) }

  /// `needs clock`, `asks later for clock`.
  func step(_ edge: Edge) -> String { "\(edge.kind.verb) \(title(of: edge.to))\(edge.placeInCollection)" }

  /// `Sources/App/Main.swift:12 and 2 more places`.
  func places(of calls: [GraphDocument.Call]) -> String {
    let first = calls.first?.place ?? ""
    return calls.count < 2 ? first : "\(first) and \((calls.count - 1).counted("more place"))"
  }
}

extension GraphDocument.Edge {
  /// ` for Format.csv` of an element with a key, ` of order 10` of one with an order; else nothing.
  var placeInCollection: String {
    [key.map { " for \($0)" }, order.map { " of order \($0)" }].compactMap(\.self).joined()
  }
}

extension GraphDocument.Edge {
  /// `needs it`, `has it as an element for Format.csv`.
  var stepToIt: String {
    kind == .collection ? "has it as an element\(placeInCollection)" : "\(kind.verb) it"
  }
}

extension GraphDocument.Edge.Kind {
  /// The word between the provider that needs and the one that is needed.
  var verb: String {
    switch self {
    case .eager: "needs"
    case .deferred: "asks later for"
    case .collection: "has the element"
    case .overridePoint: "hands out"
    case .requirement: "is met by"
    case .replacement: "is replaced by"
    }
  }
}

extension Int {
  /// `1 place`, `2 places`.
  func counted(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}

extension [[String]] {
  /// The rows as lines with aligned columns. The last column is not filled up.
  func aligned(indent: String = "  ") -> String {
    let count = reduce(0) { longest, row in Swift.max(longest, row.count) }
    let widths = (0..<count).map { column -> Int in
      reduce(0) { width, row in row.count > column + 1 ? Swift.max(width, row[column].count) : width }
    }
    return map { row -> String in
      let cells = row.enumerated().map { column, text -> String in
        let blanks = column == row.count - 1 ? 0 : widths[column] - text.count + 2
        return text + String(repeating: " ", count: blanks)
      }
      return "\(indent)\(cells.joined())\n"
    }.joined()
  }
}
