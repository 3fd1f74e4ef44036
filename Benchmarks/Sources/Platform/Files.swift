// SPDX-License-Identifier: MIT

/// The reason of a failure, in words for the person who ran the program.
public struct Failure: Error {
  /// The words.
  public var message: String

  /// Describes a failure.
  public init(_ message: String) { self.message = message }
}

/// Whole files, written and forgotten.
public enum Files {
  /// Makes a folder, unless it is there.
  public static func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure("\(path): \(lastError())") }
  }

  /// Writes a file, in place of its old content.
  public static func write(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure("\(path): \(lastError())") }
    defer { close(descriptor) }
    var text = text
    let isWritten = text.withUTF8 { writeAll($0, descriptor) }
    guard isWritten else { throw Failure("\(path): \(lastError())") }
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, _ descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      if count < 0 { return false }
      offset += count
    }
    return true
  }

  /// Waits until everything written is on the disk: only then can it be dropped from the cache.
  public static func flush() { sync() }

  /// Makes the next reading of a file come from the disk; false where the system cannot.
  public static func forget(_ path: String) throws(Failure) -> Bool {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure("\(path): \(lastError())") }
    defer { close(descriptor) }
    return dropCache(of: descriptor)
  }

  /// The lines of a text file, without the empty ones.
  public static func lines(of path: String) throws(Failure) -> [String] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure("\(path): \(lastError())") }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 { text += chunk[..<count] }
    return text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
