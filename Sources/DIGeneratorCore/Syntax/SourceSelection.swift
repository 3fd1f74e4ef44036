// SPDX-License-Identifier: MIT

/// A file's tokens, and the directives that stand in its comments.
struct LexedSource: Sendable {
  let file: SourceFile
  let stream: TokenStream
  let directives: [Directive]

  /// Lexes a file, or only what stands before an offset.
  init(_ file: SourceFile, upTo end: Int? = nil) {
    self.file = file
    stream = Lexer.tokens(of: file.bytes, in: 0..<(end ?? file.bytes.count))
    directives = DirectiveReader.directives(in: file, comments: stream.comments)
  }
}

/// Chooses which files are worth reading: most of a program has nothing to do with its providers.
package enum SourceSelection {
  /// How much of a program is read.
  package enum Extent: Sendable {
    /// Files with directives, and those that declare what is mentioned in files that were read; of all others the
    /// imports. This is enough wherever nothing is wrong.
    case needed
    /// Every file: what was meant where something is wrong may stand anywhere.
    case all
  }

  /// What a file declares, and what is wrong in it.
  struct Reading: Sendable {
    var declarations: [Declaration] = []
    /// What its first lines say of its module.
    var module: [Directive] = []
    var diagnostics = DiagnosticCollector()
  }

  /// Reads files.
  /// - Returns: a reading of each file, in their order.
  static func read(_ extent: Extent, of files: [SourceFile]) -> [Reading] {
    let all = { (files: [SourceFile]) in
      files.concurrentMap { DeclarationReader.reading(of: LexedSource($0)) }
    }
    if extent == .all { return all(files) }
    var readings = files.concurrentMap(annotated)
    let unread = files.indices.filter { readings[$0] == nil }
    var rest = Array(zip(unread, unread.map { files[$0] }.concurrentMap(DeclaredNames.init)))
    var needed = NeededNames()
    var new = readings.compactMap(\.self)
    while !rest.isEmpty, case let names = needed.add(new.flatMap(\.declarations)), !names.isEmpty {
      let wanted = rest.partition { $1.mayDeclare(one: names) }
      new = all(rest[wanted...].map { files[$0.0] })
      for ((index, _), reading) in zip(rest[wanted...], new) { readings[index] = reading }
      rest.removeSubrange(wanted...)
    }
    for (index, names) in rest { readings[index] = imports(of: files[index], upTo: names.importsEnd) }
    return readings.map { $0 ?? Reading() }
  }

  /// Reads a file if there are directives in it.
  private static func annotated(_ file: SourceFile) -> Reading? {
    guard DirectiveSearch.mayFindDirectives(in: file), case let source = LexedSource(file),
      !source.directives.isEmpty
    else { return nil }
    return DeclarationReader.reading(of: source)
  }

  private static func imports(of file: SourceFile, upTo end: Int?) -> Reading? {
    guard let end else { return nil }
    var reading = DeclarationReader.reading(of: LexedSource(file, upTo: end))
    for declaration in reading.declarations { declaration.parent = nil }
    reading.declarations.removeAll { $0.kind != .import }
    return reading
  }
}

/// The names that what was read mentions, wherever what they mean can make a difference to a provider.
private struct NeededNames {
  private var names: Set<String> = []
  /// Most are mentioned often, and need be taken apart only once.
  private var texts: Set<String> = []

  /// Adds what some declarations mention, and gives the names that nobody has asked for yet.
  mutating func add(_ declarations: [Declaration]) -> Set<String> {
    let always =
      RuntimeType.allCases.map(\.rawValue) + RuntimeNames.ofSwift + InjectedProperty.allCases.map(\.rawValue)
    var new: Set<String> = []
    for text in (names.isEmpty ? always : []) + declarations.flatMap(\.mentioned)
    where texts.insert(text).inserted {
      let words = text.utf8.split { !$0.continuesIdentifier }.map { String(Substring($0)) }
      new.formUnion((text.hasSuffix("()") ? [text] : words).filter { names.insert($0).inserted })
    }
    return new
  }
}

extension Declaration {
  /// Texts with the names in them that matter.
  fileprivate var mentioned: [String] {
    if kind == .import { return [] }
    // What an ordinary func takes and gives is nobody's business; where a type's is built may be another's too.
    if kind == .func, directives.isEmpty { return isTypeMember ? attributes.map(\.name) : [] }
    let types = inherits + [type].compactMap(\.self) + genericParameters.compactMap(\.constraint)
    let attributes = attributes + parameters.flatMap(\.attributes)
    let values = ([value] + parameters.map(\.defaultValue)).compactMap(\.self)
    let options = (directives + parameters.flatMap(\.directives)).flatMap(\.options).flatMap(\.values)
    let texts =
      (types + parameters.map(\.type)).map(\.description) + attributes.map(\.name) + options.map(\.text)
      + values.filter(\.kind.isNamed).map(\.text) + [effects.throwsWord]
    // The call of a func may mean another one; the class that is generated for inputs must not be there already.
    let own = isType ? [name, container == nil ? "" : name + "Container"] : []
    return texts + own + (kind == .func && parent == nil ? [name + "()"] : [])
  }
}

extension Expression.Kind {
  /// Whether it may say what a value's type is.
  fileprivate var isNamed: Bool {
    switch self {
    case .path, .call: true
    default: false
    }
  }
}
