// SPDX-License-Identifier: MIT

import Foundation

/// Why a log could not be read.
enum FileError: Error, Equatable, CustomStringConvertible {
  case notFound(String)
  case isDirectory(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .notFound(let path): "no such file: \(path)"
    case .isDirectory(let path): "this is a directory, not a log: \(path)"
    case .unreadable(let path): "cannot read \(path)"
    }
  }
}

/// Reads whole text files.
protocol FileReader: Sendable {
  func text(at path: String) throws(FileError) -> String
}

/// Reads from the disk, and from standard input under the name `-`.
// @provide(singleton, as: FileReader)
struct DiskFileReader: FileReader {
  func text(at path: String) throws(FileError) -> String {
    if path == "-" {
      return decode(FileHandle.standardInput.readDataToEndOfFile())
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .notFound(path)
    }
    guard !isDirectory.boolValue else {
      throw .isDirectory(path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path)
    }
    return decode(data)
  }

  /// Logs hold whatever clients send, so bytes that are not UTF-8 are replaced rather than refused.
  private func decode(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self)
  }
}
