// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `containers`: each container with its parent, its inputs, and the values that it keeps and makes.
struct ContainersCommand: Question {
  let asked: AskedGraph
  static let needsCalls = false

  init(_ words: Words) throws(UsageError) { asked = try AskWords(words).asked }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    Answer(text: reading.graph.containers.map { text(on: $0, reading.index) }.joined(separator: "\n"))
  }

  private func text(on container: GraphDocument.Container, _ index: GraphIndex) -> String {
    let own = index.graph.providers.filter { $0.owner == container.name }
    func names(_ isMeant: (GraphIndex.Provider) -> Bool) -> String {
      own.filter(isMeant).map(index.name).joined(separator: ", ")
    }
    let inputs = own.filter { $0.kind == .input }.map { "\($0.accessor): \($0.type)" }.joined(separator: ", ")
    let rows = [
      ["made by", maker(of: container, index)],
      ["inputs", inputs],
      ["keeps", names { container.keeps.contains($0.id) }],
      ["makes", names { $0.lifetime == "transient" && ![.child, .requirement, .input].contains($0.kind) }],
      ["requires", names { $0.kind == .requirement }],
      ["children", names { $0.kind == .child }],
    ]
    let head = container.name + (container.parent.map { ", a child of \($0)" } ?? "") + container.place
    return head + "\n" + rows.filter { !$0[1].isEmpty }.aligned()
  }

  private func maker(of container: GraphDocument.Container, _ index: GraphIndex) -> String {
    guard let parent = container.parent else { return "Container()" }
    let maker = index.graph.providers.first { $0.kind == .child && $0.type == container.name + "Container" }
    let arguments = maker?.arguments.map { "\($0.label):" }.joined() ?? ""
    return "\(maker?.accessor ?? "")(\(arguments)) of a \(parent)"
  }
}

extension GraphDocument.Container {
  fileprivate var place: String {
    guard let path, let line else { return "" }
    return " (\(path):\(line))"
  }
}

extension GraphIndex {
  /// The accessor, with its module where it has a namesake, and the arguments that tell its kept values apart.
  fileprivate func name(of provider: Provider) -> String {
    let owned = title(of: provider.id)
    let prefix = "\(provider.owner)."
    let title = owned.hasPrefix(prefix) ? String(owned.dropFirst(prefix.count)) : owned
    return title
      + (provider.keyedBy.isEmpty ? "" : " (one for each \(provider.keyedBy.joined(separator: " and ")))")
  }
}
