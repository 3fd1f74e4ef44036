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
