// @provide
struct Span {
  let text: String

  init(
    _ name: String /* @arg */, file: StaticString = #fileID /* @arg */, line: UInt = #line /* @arg */,
    function: String = #function /* @arg */
  ) {
    text = "\(name) \(file):\(line) \(function)"
  }
}

// @provide
struct Left {
  let text: String

  // The declaration's line where no caller is.
  init(file: StaticString = #fileID, line: UInt = #line) { text = "\(file):\(line)" }
}

// @provide
struct Inside {
  let text: String

  init(name: String = "\(#fileID):\(#line)" /* @arg */, lines: [UInt] = [#line] /* @arg */) {
    text = "\(name) \(lines)"
  }
}

// @provide
struct Asker {
  let text: String

  init(_ name: String /* @arg */, line: UInt = #line /* @arg */, span: Span) { text = span.text }
}

// @provide
struct Later {
  let text: String

  init(
    left: Left,
    span: (String) -> Span
  ) {
    text = "\(left.text) \(span("later").text.prefix { $0 != "_" })"
  }
}

// @provide
struct Over {
  let line: UInt

  init(list: [Int] = Array(1...2) /* @arg */, line: UInt = #line /* @arg */) { self.line = line }
}
