// SPDX-License-Identifier: MIT

extension [Declaration] {
  /// The names by which they ask for what is passed over otherwise.
  var askedNames: [NameHash] {
    var names: [NameHash] = []
    for declaration in self { declaration.forEachAskedName { names.append($0) } }
    return names
  }
}

extension Declaration {
  fileprivate func forEachAskedName(_ use: (NameHash) -> Void) {
    for parameter in parameters { parameter.defaultValue?.forEachAskedName(use) }
    if parent != nil { value?.forEachAskedName(use) }
    if directives.isEmpty { return }
    for closer in closers { use(NameHash(closer)) }
    if mayBeMistaken || has(.override) { use(NameHash(name)) }
  }

  /// Whether it is a function whose call may mean another one of its name.
  private var mayBeMistaken: Bool { kind == .func && !parameters.isEmpty }

  /// The names of the methods that close what it provides.
  private var closers: [String] {
    directives.lazy.flatMap(\.options).filter { $0.label == "onClose" }.compactMap { $0.single?.text }
  }
}

extension Expression {
  /// The names in a path: whether others see its last member decides about a default.
  fileprivate func forEachAskedName(_ use: (NameHash) -> Void) {
    if kind == .path { NameHash.forEach(in: text, use) }
  }
}
