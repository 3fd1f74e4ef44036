// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `containers`: each container with its parent, its inputs, and the values that it keeps and makes.
struct ContainersCommand: PlainQuestion {
  let words: AskWords
  let asked: AskedGraph
  static let needsCalls = false

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section {
    let texts = reading.graph.containers.map { text(on: $0, reading.index) }
    return Section(text: texts.joined(separator: "\n"), data: ["answers": texts])
  }

  private func text(on container: GraphDocument.Container, _ index: GraphIndex) -> String {
    let own = index.graph.providers.filter { $0.owner == container.name }
    func rows(_ title: String, _ isMeant: (GraphIndex.Provider) -> Bool) -> [[String]] {
      let lines = own.filter(isMeant).flatMap(index.signatures)
      return lines.enumerated().map { [$0 == 0 ? title : "", $1] }
    }
    let rows =
      [["made by", maker(of: container, index)]]
      + rows("inputs") { $0.kind == .input }
      + rows("keeps") { container.keeps.contains($0.id) }
      + rows("makes") {
        $0.lifetime == "transient" && ![.child, .requirement, .input, .injection].contains($0.kind)
      }
      + rows("injects") { $0.kind == .injection }
      + rows("requires") { $0.kind == .requirement }
      + rows("children") { $0.kind == .child }
    let head = container.name + (container.parent.map { ", a child of \($0)" } ?? "") + container.place
    return head + "\n" + rows.aligned()
  }

  private func maker(of container: GraphDocument.Container, _ index: GraphIndex) -> String {
    guard let parent = container.parent else {
      let isFaked = index.graph.providers.contains { $0.live == true }
      return "Container()" + (isFaked ? ", in tests Container.faking(…)" : "")
    }
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
  /// A line for each accessor: its name, with its module where it has a namesake; arguments, type and effects.
  fileprivate func signatures(of provider: Provider) -> [String] {
    let hasNamesake = title(of: provider.id) != provider.label
    let arguments = provider.arguments.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
    let isInternal = !["public", "package"].contains(provider.access)
    let words =
      provider.effectMarks
      + [
        provider.keyedBy.isEmpty ? nil : "one for each \(provider.keyedBy.joined(separator: " and "))",
        provider.condition.map { "#if \($0)" }, provider.live.map { _ in "live" },
        provider.isLayer.map { _ in place(ofLayer: provider) },
        hasNamesake && isInternal ? "in the sources of \(provider.module)" : nil,
      ].compactMap(\.self)
    let types = provider.exposedAs.isEmpty ? [provider.type] : provider.exposedAs
    return zip(provider.accessors, types).map { accessor, type in
      let name = (hasNamesake ? "\(provider.module)." : "") + accessor
      let call = arguments.isEmpty ? name : "\(name)(\(arguments))"
      return ([call + ": " + type] + words).joined(separator: ", ")
    }
  }

  /// `in place of clock`; `for slowClock alone`.
  private func place(ofLayer layer: Provider) -> String {
    guard let edge = users(of: layer.id).first else { return "without an accessor" }
    let user = title(of: edge.from)
    return edge.kind == .replacement ? "in place of \(user)" : "for \(user) alone"
  }
}
