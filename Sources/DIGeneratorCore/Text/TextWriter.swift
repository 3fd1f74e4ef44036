// SPDX-License-Identifier: MIT

/// Puts a text together line by line, each as far in as the blocks around it are.
///
/// Into a buffer, because lines that are handed on from list to list are copied in each.
struct TextWriter: Sendable {
  private var bytes: [UInt8] = []
  /// What comes before those.
  private var finished: [[UInt8]] = []
  /// Whether declarations at file scope are freed of the target's default isolation.
  let isNonisolated: Bool
  /// How many spaces stand in front of a line, two for each block.
  private(set) var indentation: Int
  /// The `#if` that comes below a blank line in front of the next line, if there is one.
  private var waiting: Start?

  private struct Start: Sendable {
    var condition: Condition?
  }

  init(isNonisolated: Bool, indentation: Int = 0) {
    self.isNonisolated = isNonisolated
    self.indentation = indentation
  }

  var isEmpty: Bool { bytes.isEmpty && finished.isEmpty }
  var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
  /// What was written, in pieces.
  var pieces: [[UInt8]] { finished + [bytes] }

  /// Adds a line; directives begin where lines do.
  mutating func line(_ line: Line) {
    begin()
    if let first = line.bytes.first, first != .pound { indent(line) }
    add(line)
  }

  private mutating func add(_ text: Line) {
    // A large buffer that is full stays as it is: one that grew on would have half of it to spare.
    if bytes.count > 2048, bytes.count + text.bytes.count >= bytes.capacity {
      finished.append(bytes)
      bytes = []
    }
    bytes += text.bytes
    bytes.append(.newline)
  }

  private mutating func indent(_ line: Line) {
    addSpaces()
    if isNonisolated, indentation == 0, IsolationText.isHead(line.text) { bytes += "nonisolated ".utf8 }
  }

  private mutating func addSpaces() {
    for _ in 0..<indentation { bytes.append(.space) }
  }

  /// Adds lines.
  mutating func lines(_ lines: [String]) {
    for text in lines { line(Line(text)) }
  }

  /// Adds lines that were put together as one text.
  mutating func lines(_ text: Line) {
    begin()
    if indentation == 0, !isNonisolated { return add(text) }
    for line in text.bytes.split(separator: .newline, omittingEmptySubsequences: false) {
      self.line(Line(Array(line)))
    }
  }

  /// Adds a line that opens something, what is in it two further in, and the line that closes it.
  mutating func block(_ head: Line, body: (inout TextWriter) -> Void) {
    open(head)
    body(&self)
    close()
  }

  /// Adds a line that opens something: what comes is two further in.
  mutating func open(_ head: Line) {
    line(head)
    indentation += 2
  }

  /// Adds the brace that closes it.
  mutating func close() {
    begin()
    indentation -= 2
    addSpaces()
    bytes.append(.closeBrace)
    bytes.append(.newline)
  }

  /// Adds lines with an `#if` around them.
  mutating func under(_ condition: Condition?, _ body: (inout TextWriter) -> Void) {
    if let condition { line("#if \(condition)") }
    body(&self)
    if condition != nil { line("#endif") }
  }

  /// Adds lines with an `#if` around them, below a blank one; no lines add nothing.
  mutating func paragraph(under condition: Condition? = nil, _ body: (inout TextWriter) -> Void) {
    waiting = Start(condition: condition)
    body(&self)
    if waiting != nil {
      waiting = nil
    } else if condition != nil {
      line("#endif")
    }
  }

  /// Adds lines below a blank one; no lines add nothing.
  mutating func paragraph(_ lines: [String]) {
    paragraph { $0.lines(lines) }
  }

  /// What is said about some elements, so many to a part, written on all cores: for a block at file scope.
  func parts<Element: Sendable>(
    of elements: [Element], each count: Int = 64, _ write: @Sendable (Element, inout TextWriter) -> Void
  ) -> [TextWriter] {
    elements.shares(of: count).concurrentMap(inTurnsOf: 1) { [isNonisolated] share in
      var part = TextWriter(isNonisolated: isNonisolated, indentation: 2)
      for element in share { write(element, &part) }
      return part
    }
  }

  /// Adds what another has written, which stands as far in as it should.
  mutating func append(_ other: TextWriter) {
    if other.isEmpty { return }
    begin()
    // Much text is not copied: the file would be in memory once more.
    if other.finished.isEmpty, other.bytes.count < 4096 {
      bytes += other.bytes
    } else {
      finished.append(bytes)
      finished += other.finished
      finished.append(other.bytes)
      bytes = []
    }
  }

  /// Adds what waits for a line.
  private mutating func begin() {
    guard let start = waiting else { return }
    waiting = nil
    line("")
    if let condition = start.condition { line("#if \(condition)") }
  }
}
