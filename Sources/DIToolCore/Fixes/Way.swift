// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// One way to mend a mistake.
struct Way: Hashable {
  var fix: Diagnostic.Fix
  /// Whether it needs no choice if it is the only way: the message says exactly that, and no meaning is lost.
  var isCertain = false
}

extension Diagnostic {
  /// The ways to mend the mistake, the likeliest first: its own fix, or the edits that the notes and the message ask for.
  func ways(in files: ReadFiles) -> [Way] {
    if let fix { return [Way(fix: fix, isCertain: true)] }
    var seen: Set<Fix> = []
    let all = notes.flatMap { $0.ways(to: self, in: files) } + ownWays(in: files)
    return all.filter { $0.fix.range != nil && seen.insert($0.fix).inserted }
  }

  /// The edits that the message itself asks for.
  private func ownWays(in files: ReadFiles) -> [Way] {
    guard !place.isWholeFile else { return [] }
    return switch id {
    case .unknownOption: OptionWays(of: self, in: files).all
    case .danglingDirective: DirectiveWays(of: self, in: files).all
    default: DeclarationWays(of: self, in: files).all
    }
  }
}

/// The declarations of files with mistakes, each file read once.
final class ReadFiles {
  private var declarations: [ObjectIdentifier: [Declaration]] = [:]

  /// The declarations of a file in its order.
  func declarations(of file: SourceFile) -> [Declaration] {
    if let read = declarations[ObjectIdentifier(file)] { return read }
    var model = SourceModel(module: file.module)
    model.add([file])
    let all = model.declarations.sorted { $0.place.offset < $1.place.offset }
    declarations[ObjectIdentifier(file)] = all
    return all
  }

  /// The declaration at a place, or the first one below a directive.
  func declaration(at place: Place) -> Declaration? {
    declarations(of: place.source).first { $0.place.offset >= place.offset }
  }

  /// The func or initializer at a place, or around a parameter there.
  func enclosing(_ place: Place) -> Declaration? {
    declarations(of: place.source).last { $0.place.offset <= place.offset && ($0.isInit || $0.kind == .func) }
  }

  /// The innermost declaration that begins before a place and has a directive of a kind.
  func annotated(around place: Place, by directive: String) -> Declaration? {
    let before = declarations(of: place.source).last { $0.place.offset <= place.offset }
    return before.flatMap { ([$0] + $0.ancestors).first { $0.directives.contains { $0.name == directive } } }
  }
}
