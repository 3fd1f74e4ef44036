// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `order`: the values that `warmUp()` builds and their order, the longest chain of needs, the order of closing.
struct OrderCommand: Question {
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: Words) throws(UsageError) { asked = try AskWords(words).asked }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let index = reading.index
    let parts =
      index.graph.containers.map { ContainerOrder(of: $0.name, index).text } + [Self.longestChain(index)]
    return Answer(text: parts.filter { !$0.isEmpty }.joined(separator: "\n"))
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

/// The order in which one kind of container builds and closes its values.
private struct ContainerOrder {
  private let container: String
  private let index: GraphIndex
  /// The container's providers, without the ones that providers of other modules replace.
  private let own: [GraphIndex.Provider]
  /// The eager providers that are built one after another, and then the ones that are built at the same time.
  private let first: [GraphIndex.Provider]
  private let second: [GraphIndex.Provider]
  /// The kept values in the order in which the builds above make them.
  private let built: [String]
  /// The ones of them that are made before anything is built at the same time.
  private let builtFirst: [String]

  init(of container: String, _ index: GraphIndex) {
    (self.container, self.index) = (container, index)
    let modules = index.modulesInOrder
    own = index.graph.providers.filter { $0.owner == container && !index.isReplaced($0.id) }
    let eager = own.filter(\.eager).sorted {
      (modules[$0.module] ?? 0, $0.path, $0.line) < (modules[$1.module] ?? 0, $1.path, $1.line)
    }
    first = eager.filter { !$0.isBuiltAsynchronously }
    second = eager.filter(\.isBuiltAsynchronously)
    var seen: Set<String> = []
    let kept = Set(own.filter(\.isKept).map(\.id))
    func builds(of providers: [GraphIndex.Provider]) -> [String] {
      providers.flatMap { index.builds(of: $0.id, &seen) }.filter(kept.contains)
    }
    builtFirst = builds(of: first)
    built = builtFirst + builds(of: second)
  }

  var text: String {
    let closed = own.filter { $0.onClose != nil }
    let isRoot = container == "Container"
    if first.isEmpty, second.isEmpty, closed.isEmpty {
      return isRoot ? "warmUp() of a Container builds nothing: none of its providers says 'eager'.\n" : ""
    }
    return building + closing(closed)
  }

  // MARK: Building

  private var building: String {
    if first.isEmpty, second.isEmpty {
      return "warmUp() of a \(container) builds nothing: none of its providers says 'eager'.\n"
    }
    let head = "warmUp() of a \(container) builds\n"
    let one = first.isEmpty ? "" : "  one after another\n" + rows(of: first).aligned(indent: "    ")
    let then = first.isEmpty ? "" : "then, "
    let all = second.isEmpty ? "" : "  \(then)at the same time\n" + rows(of: second).aligned(indent: "    ")
    return head + one + all
  }

  private func rows(of providers: [GraphIndex.Provider]) -> [[String]] {
    let eager = Set((first + second).map(\.id))
    var seen: Set<String> = []
    return providers.map { provider in
      if provider.isBuiltAsynchronously { seen = Set(builtFirst) }
      let parts = Set(index.builds(of: provider.id, &seen))
      let kept = built.filter { $0 != provider.id && !eager.contains($0) && parts.contains($0) }.map(
        index.title)
      return [index.title(of: provider.id), provider.place]
        + (kept.isEmpty ? [] : ["with \(kept.joined(separator: ", "))"])
    }
  }

  // MARK: Closing

  /// Values are closed in the reverse order of their creation, so the ones that warmUp() has not built come first. The order
  /// of the ones that are built at the same time is not known.
  private func closing(_ closed: [GraphIndex.Provider]) -> String {
    if closed.isEmpty { return "" }
    let isCertain = second.count < 2
    let ordered = isCertain ? built : builtFirst
    let (known, rest) = (ordered.reversed(), closed.filter { !ordered.contains($0.id) })
    let groups = [
      (
        "if built\(built.isEmpty ? "" : " after warmUp()"), the last one first",
        rest.filter { !built.contains($0.id) }
      ),
      ("built by warmUp() at the same time, the last one first", rest.filter { built.contains($0.id) }),
      ("built by warmUp(), in this order", known.compactMap { id in closed.first { $0.id == id } }),
    ].filter { !$0.1.isEmpty }
    let lists = groups.enumerated().map { number, group in
      "  \(number == 0 ? "" : "then, ")\(group.0)\n" + rows(closing: group.1).aligned(indent: "    ")
    }
    return "close() of a \(container) closes\n" + lists.joined()
  }

  private func rows(closing list: [GraphIndex.Provider]) -> [[String]] {
    list.map { [index.title(of: $0.id), "\($0.onClose ?? "")()", $0.place] }
  }
}

extension GraphDocument.Provider {
  fileprivate var isKept: Bool { lifetime != "transient" && kind != .input }

  fileprivate var isBuiltAsynchronously: Bool { effects.async != nil || effects.actor != nil }
}
