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
    let own = place.note(advice)
    let all = ([own] + notes).flatMap { $0.ways(to: self, in: files) } + ownWays(in: files)
    return all.filter {
      $0.fix.range != nil && !$0.fix.isInComment(of: files) && seen.insert($0.fix).inserted
    }
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

extension Diagnostic.Fix {
  /// Whether it begins in a comment: in front of a directive's `@`, or in one that is no directive.
  fileprivate func isInComment(of files: ReadFiles) -> Bool {
    files.comments(of: place.source).contains { comment in
      guard comment.lowerBound < place.offset, place.offset < comment.upperBound else { return false }
      let at = place.source.bytes[comment].firstIndex(of: UInt8(ascii: "@")) ?? comment.upperBound
      return place.offset < at || place.offset == at && old.isEmpty
    }
  }
}

/// The declarations of files with mistakes, each file read once.
final class ReadFiles {
  private var comments: [ObjectIdentifier: [Range<Int>]] = [:]

  /// The ranges of a file's comments.
  func comments(of file: SourceFile) -> [Range<Int>] {
    if let read = comments[ObjectIdentifier(file)] { return read }
    let all = Lexer.tokens(of: file.bytes).comments.map { $0.start..<$0.end }
    comments[ObjectIdentifier(file)] = all
    return all
  }

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
