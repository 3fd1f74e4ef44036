// SPDX-License-Identifier: MIT

/// Chooses the files to read while nothing is wrong: most files of a program do not concern its providers.
///
/// A file is read if it may hold directives, or if it may declare a name that a file read before mentions. Of the others
/// only the imports are read. Comments and strings may look like either, so too many files may be read, never too few.
enum SourceSelection {
  /// Reads each file as far as needed.
  static func needed(of files: [SourceFile]) -> [DeclarationReader.Reading] {
    var readings = files.concurrentMap {
      DirectiveReader.mayFindDirectives(in: $0) ? DeclarationReader.reading(of: $0) : nil
    }
    let unread = files.indices.filter { readings[$0] == nil }
    var rest = Array(zip(unread, unread.map { files[$0] }.concurrentMap(DeclaredNames.init)))
    var names = alwaysNeeded
    var new = readings.compactMap(\.self)
    while !rest.isEmpty {
      var texts: Set<String> = []
      for reading in new { for declaration in reading.declarations { declaration.addMentioned(to: &texts) } }
      for text in texts { names.formUnion(text.identifiers) }
      let functions = new.flatMap(\.declarations).filter(\.isProvidedGlobal).map(\.name)
      let wanted = rest.partition {
        $1.mayDeclare(one: names) || files[$0].mayDeclareValue(named: functions)
      }
      if wanted == rest.endIndex { break }
      new = rest[wanted...].map { files[$0.0] }.concurrentMap(DeclarationReader.reading)
      for ((index, _), reading) in zip(rest[wanted...], new) { readings[index] = reading }
      rest.removeSubrange(wanted...)
    }
    for (index, names) in rest { readings[index] = imports(of: files[index], upTo: names.importsEnd) }
    return readings.map { $0 ?? .init() }
  }

  /// The names that generated code itself mentions.
  private static var alwaysNeeded: Set<String> {
    Set(RuntimeNames.all + ["Error", "Sendable", "StaticString", "Void"])
  }

  private static func imports(of file: SourceFile, upTo end: Int?) -> DeclarationReader.Reading? {
    guard let end else { return nil }
    let start = SourceFile(path: file.path, module: file.module, bytes: Array(file.bytes[..<end]))
    let all = DeclarationReader.reading(of: start).declarations
    return .init(declarations: all.filter { $0.kind == .import })
  }
}

/// The names behind `class`, `extension` and the like in a file.
private struct DeclaredNames {
  private var names: [String] = []
  /// Whether only reading the file tells its declarations: an alias may rename anything, a comment may hide a name, and
  /// the search stops at a zero byte.
  private var isUnclear = false
  /// The offset behind the line of the last import, where there is one.
  private(set) var importsEnd: Int?

  init(in file: SourceFile) {
    (file.bytes + [0]).withUnsafeBytes { bytes in
      if bytes.firstOffset(of: 0, from: 0) != file.bytes.count { isUnclear = true }
      for keyword in ["class", "struct", "actor", "enum", "protocol", "extension", "associatedtype", "func"] {
        bytes.forEachWord(keyword) { readPath(bytes, behind: $0) }
      }
      bytes.forEachWord("typealias") { _ in isUnclear = true }
      bytes.forEachWord("import") {
        importsEnd = max(importsEnd ?? 0, bytes.firstOffset(of: "\n", from: $0) ?? file.bytes.count)
      }
    }
  }

  func mayDeclare(one wanted: Set<String>) -> Bool { isUnclear || names.contains(where: wanted.contains) }

  /// The names behind a keyword, `A` and `B` of `A.B` and `A::B`.
  private mutating func readPath(_ bytes: UnsafeRawBufferPointer, behind keyword: Int) {
    var offset = keyword
    while offset < bytes.count, bytes[offset].isWhitespace || bytes[offset] == "`" { offset += 1 }
    repeat {
      let start = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      if offset > start { names.append(String(decoding: bytes[start..<offset], as: UTF8.self)) }
      if offset < bytes.count, bytes[offset] == "`" { offset += 1 }
      guard offset < bytes.count else { return }
      if bytes[offset] == "/" || offset == start && bytes[offset - 1] == "`" { isUnclear = true }
      // In `A:B` this also finds the supertype, which does no harm.
      guard bytes[offset] == "." || bytes[offset] == ":" else { return }
      offset += 1
    } while true
  }
}

extension SourceFile {
  /// Whether it may declare a constant or variable of one of the names, which can be called like a func.
  fileprivate func mayDeclareValue(named names: [String]) -> Bool {
    !names.isEmpty
      && (bytes + [0]).withUnsafeBytes { bytes in
        names.contains { name in
          ["let ", "var "].contains { bytes.firstOffset(ofText: $0 + name, from: 0) != nil }
        }
      }
  }
}

extension Declaration {
  fileprivate var isProvidedGlobal: Bool {
    kind == .func && parent == nil && directives.contains { $0.kind == .provide }
  }
}

extension UnsafeRawBufferPointer {
  /// Passes on the offset behind each occurrence of a word.
  fileprivate func forEachWord(_ word: String, _ use: (Int) -> Void) {
    var start = 0
    while let offset = firstOffset(ofText: word, from: start) {
      start = offset + word.utf8.count
      let isPart = offset > 0 && self[offset - 1].continuesIdentifier && !isMark(before: offset)
      if !isPart, start == count || !self[start].continuesIdentifier { use(start) }
    }
  }

  /// Whether a byte order mark ends here, of which the bytes could be a letter's.
  private func isMark(before offset: Int) -> Bool {
    offset == Lexer.byteOrderMark.count && starts(with: Lexer.byteOrderMark)
  }
}

extension String {
  /// The identifiers in a text.
  var identifiers: [String] {
    utf8.split { !$0.continuesIdentifier }.map { String(Substring($0)) }
  }
}

extension Declaration {
  /// Adds texts that contain the names of interest to providers.
  fileprivate func addMentioned(to texts: inout Set<String>) {
    if kind == .import { return }
    // The types in the signature of a func without directives concern no provider; the attributes of a static one may, as
    // a global actor does.
    if kind == .func, directives.isEmpty {
      if isTypeMember { texts.add(attributes) }
      return
    }
    // Declarations of the same name count too: extensions, overloads, and a class that has the name of a child container.
    if isType || kind == .func && parent == nil {
      texts.insert(name)
      if container != nil { texts.insert(name + "Container") }
    }
    texts.add(type)
    texts.add(value)
    texts.insert(effects.throwsWord)
    for type in inherits { texts.add(type) }
    for parameter in genericParameters { texts.add(parameter.constraint) }
    texts.add(attributes)
    texts.add(directives)
    for parameter in parameters {
      texts.add(parameter.type)
      texts.add(parameter.defaultValue)
      texts.add(parameter.attributes)
      texts.add(parameter.directives)
    }
  }
}

extension Set<String> {
  fileprivate mutating func add(_ type: TypeSyntax?) { if let type { insert(type.description) } }

  fileprivate mutating func add(_ value: Expression?) { if let value { insert(value.text) } }

  fileprivate mutating func add(_ attributes: [Declaration.Attribute]) {
    for attribute in attributes { insert(attribute.name) }
  }

  fileprivate mutating func add(_ directives: [Directive]) {
    for directive in directives {
      for option in directive.options { formUnion(option.values.lazy.map(\.text)) }
    }
  }
}
