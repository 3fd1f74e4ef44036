// SPDX-License-Identifier: MIT

import Foundation

// The generator under libFuzzer: with any bytes it must neither crash nor hang nor contradict itself. Not
// part of the package: `fuzz.sh` compiles it together with the generator's sources, as one module, and runs it.

/// libFuzzer's entry: 0 where the input may join the corpus, -1 where the tool would refuse to read it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count))) else { return -1 }
  switch input.mode {
  case .scan: ScanCheck(input).run()
  case .file, .files: PipelineCheck(input).run()
  }
  return 0
}

/// The meaning of the bytes of an input.
struct FuzzInput {
  enum Mode: UInt8 {
    /// `scan --all` of one file.
    case scan = 0
    /// The whole pipeline on one file.
    case file = 1
    /// The whole pipeline on several files in several modules.
    case files = 2
  }

  let mode: Mode
  let isLibrary: Bool
  let sources: [SourceFile]

  /// The module that is generated for comes first; the names are those that the dictionary imports.
  static let modules = ["App", "Core", "Base"]

  /// The first byte chooses. As text: 0 scans; 1 and 2 generate from one file and from several for an executable,
  /// 4 and 5 for a library.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first, let mode = Mode(rawValue: first % 3) else { return nil }
    self.mode = mode
    isLibrary = first / 3 % 2 == 1
    let parts = mode == .files ? Self.parts(of: bytes.dropFirst()) : [(0, Array(bytes.dropFirst()))]
    guard parts.allSatisfy({ Self.isReadable($0.bytes) }) else { return nil }
    sources = parts.enumerated().map { number, part in
      SourceFile(path: "F\(number).swift", module: Self.modules[part.module], bytes: part.bytes)
    }
  }

  /// A byte 0xFF, which is never UTF-8, begins the next module; a line `//---` begins another file of the same one.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [(module: Int, bytes: [UInt8])] {
    bytes.split(separator: 0xFF, maxSplits: modules.count - 1, omittingEmptySubsequences: false).enumerated()
      .flatMap { module, bytes in files(in: Array(bytes)).map { (module, $0) } }
  }

  private static let separator = Array("\n//---\n".utf8)

  private static func files(in bytes: [UInt8]) -> [[UInt8]] {
    var files: [[UInt8]] = []
    var rest = bytes[...]
    while files.count < 8, let mark = firstSeparator(in: rest) {
      files.append(Array(rest[..<mark]))
      rest = rest[(mark + separator.count)...]
    }
    return files + [Array(rest)]
  }

  private static func firstSeparator(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0] == separator[0] && bytes[$0...].starts(with: separator) }
  }

  /// The tool hands on nothing but UTF-8, and says where it is not; so it is asked here.
  private static func isReadable(_ bytes: [UInt8]) -> Bool {
    guard let invalid = SourceReader.firstInvalidByte(in: bytes) else { return true }
    ensure(invalid < bytes.count, "the invalid byte \(invalid) lies behind the end, \(bytes.count)")
    return false
  }
}

/// Runs `scan`, with `--all` and without.
struct ScanCheck {
  private let source: SourceFile
  private let extents: Extents

  init(_ input: FuzzInput) {
    source = input.sources[0]
    extents = Extents(of: input.sources)
  }

  func run() {
    let text = report(of: ScanReport(includesAll: true))
    ensure(text == report(of: ScanReport(includesAll: true)), "a second scan says something else")
    let all = objects(in: text)
    check(all)
    let annotated = objects(in: report(of: ScanReport(includesAll: false))).filter(isListedWithAll)
    ensure(
      all.filter(hasDirectives).map(withoutConditions) as NSArray
        == annotated.map(withoutConditions) as NSArray,
      "directives are found only where all is read, or only where not")
  }

  private func report(of report: ScanReport) -> String {
    var text = ""
    report.print([report.lines(of: source)]) { text += $0 }
    return text
  }

  private func hasDirectives(_ object: [String: Any]) -> Bool {
    let parameters = object["parameters"] as? [[String: Any]] ?? []
    return ([object] + parameters).contains { ($0["directives"] as? [Any])?.isEmpty == false }
  }

  /// An `#if` that ends in braces in which it did not begin is seen only where those are read.
  private func withoutConditions(_ object: [String: Any]) -> [String: Any] {
    object.filter { $0.key != "conditions" }
  }

  /// Aliases, cases, subscripts and the like are only told where they have directives.
  private func isListedWithAll(_ object: [String: Any]) -> Bool {
    ["class", "struct", "actor", "enum", "protocol", "extension", "init", "func", "let", "var"]
      .contains(object["kind"] as? String ?? "")
  }

  private func objects(in text: String) -> [[String: Any]] {
    guard let array = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] else {
      broken("the scan is no JSON array of objects: \(text.prefix(2000))")
    }
    return array
  }

  /// Parameters and directives have places too, and stand in lists of objects of their own.
  private func check(_ objects: [[String: Any]]) {
    for object in objects {
      if let line = object["line"] as? Int, let column = object["column"] as? Int {
        extents.check(path: source.path, line: line, column: column, of: "\(object["name"] ?? "?")")
      }
      for value in object.values { if let inner = value as? [[String: Any]] { check(inner) } }
    }
  }
}
