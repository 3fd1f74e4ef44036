// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a file cannot be imported.
enum FileProblem: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case changed(String)
  case lineTooLong(String)

  var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .changed(let path): "\(path) was changed during the import"
    case .lineTooLong(let path): "\(path) has a line that is too long"
    }
  }
}

/// A file of rows, read in batches from any offset.
struct ImportFile {
  /// Some lines, and the offset behind them.
  struct Batch: Equatable, Sendable {
    var lines: [String]
    var end: Int64
  }

  private static let bytesPerRead = 1 << 20
  let path: String

  static func size(of path: String) throws(FileProblem) -> Int64 {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path) }
    return Int64(status.st_size)
  }

  /// Reads lines of a file that has still the size that it had.
  func batch(from offset: Int64, size: Int64, lines limit: Int) throws(FileProblem) -> Batch {
    guard try Self.size(of: path) == size else { throw .changed(path) }
    let bytes = try bytes(from: offset)
    var (lines, start): ([String], Data.Index) = ([], bytes.startIndex)
    while lines.count < limit, start < bytes.endIndex {
      let isLast = offset + Int64(bytes.count) == size
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? (isLast ? bytes.endIndex : nil)
      else {
        break
      }
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = min(end + 1, bytes.endIndex)
    }
    if lines.isEmpty { throw .lineTooLong(path) }
    return Batch(lines: lines, end: offset + Int64(start - bytes.startIndex))
  }

  private func bytes(from offset: Int64) throws(FileProblem) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      try file.seek(toOffset: UInt64(offset))
      return try file.read(upToCount: Self.bytesPerRead) ?? Data()
    } catch {
      throw .unreadable(path)
    }
  }
}
