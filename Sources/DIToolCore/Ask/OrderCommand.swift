// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `order`: the values that `warmUp()` builds and their order, the longest chain of needs, the order of closing.
struct OrderCommand: PlainQuestion {
  let words: AskWords
  let asked: AskedGraph
  static let needsCalls = false

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let index = reading.index
    let orders = index.graph.containers.map { ContainerOrder(of: $0.name, index) }
    let texts = orders.map { OrderText($0, index).text } + [Self.longestChain(index)]
    return Section(
      text: texts.filter { !$0.isEmpty }.joined(separator: "\n"),
      data: OrderData(containers: orders.map(\.data), longestChain: index.longestChain))
  }

  private static func longestChain(_ index: GraphIndex) -> String {
    let chain = index.longestChain
    guard chain.count > 1 else { return "" }
    let rows = chain.enumerated().map {
      [String(repeating: "  ", count: $0) + index.title(of: $1), index[$1]?.place ?? ""]
    }
    return "The longest chain of needs: \(chain.count) providers, each built from the next\n\(rows.aligned())"
  }
}

/// The answer as JSON.
private struct OrderData: Encodable {
  struct Container: Encodable {
    var container: String
    /// The providers that warmUp() builds one after another.
    var first: [String]
    /// The ones that it builds at the same time afterwards, each when the ones that it needs are built; by levels.
    var together: [[String]]
    /// The levels in which close() closes values: the ones that are built after warmUp(), then the others.
    var closesLater: [String]
    var closesTogether: [[String]]
    var closesLast: [String]
  }

  var containers: [Container]
  var longestChain: [String]
}

extension ContainerOrder {
  fileprivate var data: OrderData.Container {
    .init(
      container: container, first: first.map(\.id), together: second.map { $0.map(\.id) },
      closesLater: closedLater.map(\.id), closesTogether: closedTogether.map { $0.map(\.id) },
      closesLast: closedLast.map(\.id))
  }
}

/// The order of one container in words.
private struct OrderText {
  private let order: ContainerOrder
  private let index: GraphIndex

  init(_ order: ContainerOrder, _ index: GraphIndex) { (self.order, self.index) = (order, index) }

  private var name: String { order.container }

  var text: String {
    if order.isEmpty { return name == "Container" ? nothing : "" }
    return (order.first.isEmpty && order.second.isEmpty ? nothing : building) + closing
  }

  private var nothing: String {
    "warmUp() of a \(name) builds nothing: none of its providers says 'eager'.\n"
  }

  private var building: String {
    var groups = [("one after another", order.first)]
    for (level, providers) in order.second.enumerated() {
      let words = level == 0 ? "at the same time" : "each as soon as the ones that it needs are built"
      groups.append((words, providers))
    }
    return "warmUp() of a \(name) builds\n"
      + lists(groups) { provider in
        let (after, with) = (order.needs(of: provider), order.parts(of: provider))
        let words = [("after", after), ("with", with)].filter { !$0.1.isEmpty }.map {
          "\($0.0) \($0.1.map(index.title).joined(separator: ", "))"
        }
        return [index.title(of: provider.id), provider.place]
          + (words.isEmpty ? [] : [words.joined(separator: ", ")])
      }
  }

  /// Values are closed in the reverse order of their creation, so the ones that warmUp() has not built come first.
  private var closing: String {
    let hasBuilt = !order.first.isEmpty || !order.second.isEmpty
    var groups = [("if built\(hasBuilt ? " after warmUp()" : ""), the last one first", order.closedLater)]
    for (level, providers) in order.closedTogether.enumerated() {
      let words =
        level == 0
        ? "built by warmUp() at the same time, the last one first"
        : "each after the ones that are built from it"
      groups.append((words, providers))
    }
    groups.append(("built by warmUp(), in this order", order.closedLast))
    if groups.allSatisfy({ $0.1.isEmpty }) { return "" }
    return "close() of a \(name) closes\n"
      + lists(groups) { provider in
        let after = order.closed(before: provider).map(index.title)
        return [index.title(of: provider.id), "\(provider.onClose ?? "")()", provider.place]
          + (after.isEmpty ? [] : ["after \(after.joined(separator: ", "))"])
      }
  }

  private func lists(
    _ groups: [(String, [GraphIndex.Provider])], _ row: (GraphIndex.Provider) -> [String]
  ) -> String {
    groups.filter { !$0.1.isEmpty }.enumerated().map { number, group in
      "  \(number == 0 ? "" : "then, ")\(group.0)\n" + group.1.map(row).aligned(indent: "    ")
    }.joined()
  }
}
