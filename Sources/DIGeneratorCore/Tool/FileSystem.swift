// SPDX-License-Identifier: MIT

// The one file that knows which platform it is built for. Starting Foundation would cost more than the whole of
// a usual run, and reading and writing files is all that is needed of it.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#else
#error("The generator does not know this platform's C library yet.")
#endif

/// Reads and writes whole files.
public enum FileSystem {
  /// What the operating system said when a file could not be read or written.
  package struct Failure: Error, Sendable {
    /// The file or folder that it was about.
    package var path: String
    /// The system's own words.
    package var reason: String

    package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
  }

  /// A file's bytes.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    // A pipe would be waited for, a device may never end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, reason: "it is no regular file")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try readAll(descriptor, path, expecting: Int(status.st_size))
  }

  /// Reads to the end, whatever size was announced: growing files announce a wrong one.
  private static func readAll(_ descriptor: Int32, _ path: String, expecting size: Int) throws(Failure)
    -> [UInt8]
  {
    var bytes = try readChunk(descriptor, path, size > 0 ? size : 4096)
    var chunk = bytes
    while !chunk.isEmpty, bytes.count != size {
      chunk = try readChunk(descriptor, path, 65536)
      bytes += chunk
    }
    return bytes
  }

  private static func readChunk(_ descriptor: Int32, _ path: String, _ size: Int) throws(Failure) -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = systemRead(descriptor, buffer.baseAddress, size)
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw failure(path) }
    return bytes
  }

  /// Writes a file so that others see it whole or not at all, and not even touched where it holds these bytes already: a
  /// build would otherwise compile it again.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard isOrdinary(path) else { return try overwrite(path, bytes) }
    if (try? read(path)) == bytes { return }
    try exchange(bytes, at: path, permissions: nil)
  }

  /// Puts other contents in the place of a file's, as a whole, if it still has the old ones. Its permissions stay,
  /// and where the path is a symbolic link, that does too.
  package static func replace(_ old: [UInt8], with new: [UInt8], at path: String) throws(Failure) {
    guard let resolved = realpath(path, nil) else { throw failure(path) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw failure(path) }
    guard try read(target) == old else {
      throw Failure(path: path, reason: "it has changed since it was read")
    }
    try exchange(new, at: target, permissions: status.st_mode & 0o7777)
  }

  /// Writes a file beside the path and moves it there.
  private static func exchange(_ bytes: [UInt8], at path: String, permissions: mode_t?) throws(Failure) {
    let aside = "\(path).\(getpid()).tmp"
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let isAllowed = permissions.map { fchmod(descriptor, $0) == 0 } ?? true
    let isWritten = isAllowed && writeAll(bytes, descriptor)
    let reason = failure(path)
    guard close(descriptor) == 0, isWritten else {
      unlink(aside)
      throw reason
    }
    guard rename(aside, path) == 0 else {
      let reason = failure(path)
      unlink(aside)
      throw reason
    }
  }

  /// Whether the path names a file that can be replaced; a pipe or terminal can only be written to.
  private static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0, writeAll(bytes, descriptor) else { throw failure(path) }
    close(descriptor)
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { writeAll($0, descriptor) }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      if count < 0 { return false }
      offset += count
    }
    return true
  }

  /// Writes text to standard output. Where that fails, the program ends: half a document must not look like a whole.
  public static func printOutput(_ text: String) {
    guard !print(text, STDOUT_FILENO) else { return }
    printError("DIGenerator: error: standard output cannot be written: \(failure("").reason)\n")
    exit(1)
  }

  /// Writes text to standard error.
  public static func printError(_ text: String) { _ = print(text, STDERR_FILENO) }

  private static func print(_ text: String, _ descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), descriptor) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }

  /// Ends the program.
  static func exit(_ code: Int32) -> Never {
    leave(code)
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first such byte from `start` on, found at the speed of memory.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// The offset of the first such text from `start` on, found at the same speed in what ends with a zero byte.
  func firstOffset(ofText text: String, from start: Int) -> Int? {
    guard start < count, let base = bindMemory(to: CChar.self).baseAddress else { return nil }
    return strstr(base + start, text).map { UnsafePointer($0) - base }
  }
}

// The system's own functions, which the names above would hide.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  while true {
    let result = read(descriptor, buffer, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  while true {
    let result = write(descriptor, buffer, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

private func leave(_ code: Int32) -> Never {
  exit(code)
}
