// SPDX-License-Identifier: MIT

/// Writes the methods `inject` of containers, one for each type with injected properties.
///
/// The compiler chooses a method by the static type, and takes a superclass's where it likes that better. So a method hands an
/// object of a subclass on to the subclass's method. Where that is no method of the same container, or waits, a choice of the
/// superclass's does not compile.
struct InjectionMethods {
  let file: GeneratedFile
  private var graph: Graph { file.graph }
  private var writer: TextWriter { file.writer }
  private var names: FileNames { file.names }

  /// The injections of the module's own types.
  private let own: [Node]
  /// For each type, the injections of its superclasses, and of its subclasses.
  private var superclasses: [Binding: [Binding]] = [:]
  private var subclasses: [Binding: [Node]] = [:]

  init(file: GeneratedFile) {
    self.file = file
    own = file.graph.own.filter { $0.binding.injection?.isMethod == true }.sorted {
      ($0.binding.title, $0.binding.place) < ($1.binding.title, $1.binding.place)
    }
    for node in own {
      let above = file.graph.injections(of: node.binding).map(\.binding).filter {
        $0.injection?.isMethod == true && $0.concrete != node.binding.concrete
      }
      superclasses[node.binding] = above
      for binding in above { subclasses[binding, default: []].append(node) }
    }
  }

  func write() {
    // The methods of superclasses in modules below do not know the module's classes, so they get a twin here.
    let below = Set(own.flatMap { superclasses(of: $0.binding) }.filter { $0.module != graph.module })
    let all = own + below.sorted(by: \.title).map { graph[$0] }
    for (owner, nodes) in Dictionary(grouping: all, by: \.resolvedOwner).sorted() {
      writeExtension(of: owner, nodes, method)
    }
    // The other containers say where a method is, unless they have one of a superclass.
    writeExtension(
      of: .container, own.filter { $0.resolvedOwner.isChild && superclasses(of: $0.binding).isEmpty }
    ) {
      writer.line("@available(*, unavailable, message: \(reason($0).literal))")
      writeHead(of: $0, "") { writer.line("fatalError()") }
    }
    writeElsewhere(own.filter(isPassedOver))
  }

  private func writeExtension(of owner: Owner, _ nodes: [Node], _ write: (Node) -> Void) {
    if nodes.isEmpty { return }
    let child = owner.isChild ? owner : nil
    writer.paragraph(under: names.condition(of: child)) {
      writer.block("extension \(names.className(of: owner)) {") {
        writer.parts(nodes) { node in
          let condition = node.binding.condition
          writer.under(condition == names.condition(of: child) ? .always : condition) { write(node) }
        }
      }
    }
  }

  private func writeHead(of node: Node, _ access: String, body: () -> Void) {
    guard let type = node.binding.typeInjected else { return }
    let effects = node.transitiveEffects
    writer.lines(node.binding.availability)
    writer.shortBlock(
      "\(effects.isolation)\(access)func inject(_ object: \(type))\(effects.words) {", body: body)
  }

  // MARK: Classes

  private func superclasses(of binding: Binding) -> [Binding] { superclasses[binding] ?? [] }

  /// The nearest subclasses.
  private func subclasses(of binding: Binding) -> [Node] {
    let all = subclasses[binding] ?? []
    return all.filter { one in !all.contains { superclasses(of: one.binding).contains($0.binding) } }
  }

  // MARK: Methods

  private func method(_ node: Node) {
    let binding = node.binding
    let isOwn = binding.module == graph.module
    let place = graph.table.model.isForEditor ? binding.place.link : binding.place.fileName
    writer.line("/// Sets the injected properties of `\(binding.concrete.title)` in \(place).")
    let access = min(node.access, graph.children[node.resolvedOwner]?.access ?? .public)
    writeHead(of: node, isOwn ? access.prefix : "") {
      for subclass in subclasses(of: binding) {
        writer.under(subclass.binding.condition.simplified(where: binding.condition)) {
          writeHandingOn(from: node, to: subclass)
        }
      }
      let callee = isOwn ? "\(binding.injectionName)(self, " : "self.\(binding.module)::inject("
      writer.line("\(node.transitiveEffects.attempt.words)\(callee)\(binding.passed("object")))")
    }
  }

  private func writeHandingOn(from node: Node, to subclass: Node) {
    let (type, own) = (subclass.binding.concrete.spelling, node.binding.concrete.spelling)
    let effects = subclass.transitiveEffects
    if subclass.resolvedOwner != node.resolvedOwner || effects.exceeds(node.transitiveEffects) {
      let message = "as a '\(own)', a '\(type)' would not get all of its properties: \(reason(subclass))"
      return writer.line("if object is \(type) { fatalError(\(message.literal)) }")
    }
    let call = "\(effects.attempt(from: node.transitiveEffects).words)inject(object)"
    writer.line("if let object = object as? \(type) { return \(call) }")
  }

  // MARK: Methods elsewhere

  /// Whether the compiler may take a superclass's method for an object of a subclass.
  private func isPassedOver(_ subclass: Node) -> Bool {
    superclasses(of: subclass.binding).map { graph[$0] }.contains { superclass in
      subclass.resolvedOwner != superclass.resolvedOwner
        || subclass.transitiveEffects.isAsync && !superclass.transitiveEffects.isAsync
    }
  }

  /// Writes two methods that the compiler cannot choose between, in an extension of a protocol: it prefers the class's own method to
  /// them, and them to a superclass's.
  private func writeElsewhere(_ nodes: [Node]) {
    if nodes.isEmpty { return }
    let name = "_\(graph.module)_elsewhere"
    writer.paragraph {
      writer.line("protocol \(name) {}")
      writer.line("extension \(names.runtime.container): \(name) {}")
      writer.block("extension \(name) {") {
        for (node, result) in nodes.flatMap({ [($0, "Never"), ($0, "(Never, Never)")] }) {
          writer.under(node.binding.condition) {
            writer.lines(node.binding.availability)
            let attribute = "@available(*, deprecated, message: \(reason(node).literal))"
            let type = node.binding.concrete.spelling
            writer.line("\(attribute) func inject(_ object: \(type)) -> \(result) { fatalError() }")
          }
        }
      }
    }
  }

  /// The reason why only some containers, or some callers, can inject a type.
  private func reason(_ node: Node) -> String {
    let entry = file.injections.first { $0.node.binding == node.binding }
    let title = node.binding.title
    return entry?.reasonToMove
      ?? (node.transitiveEffects.isAsync
        ? "\(title) is async; call it by 'await'" : "call \(title) with an object of that type")
  }
}
