// SPDX-License-Identifier: MIT

// The one file that knows which platform it is built for. Starting Foundation would cost more than the whole of
// a usual run, and reading and writing files is all that is needed of it.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Android)
@preconcurrency import Android
#elseif canImport(Darwin)
@preconcurrency import Darwin
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
    guard let file = fopen(path, "r") else { throw failure(path) }
    defer { fclose(file) }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
    guard ferror(file) == 0 else { throw failure(path) }
    return bytes
  }

  /// Writes a file so that others see it whole or not at all, and not even touched where it holds these bytes already: a
  /// build would otherwise compile it again.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if access(path, F_OK) == 0, try read(path) == bytes { return }
    let aside = "\(path).\(getpid()).tmp"
    guard let file = fopen(aside, "w") else { throw failure(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count, rename(aside, path) == 0 else {
      let reason = failure(path)
      unlink(aside)
      throw reason
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }

  /// Writes text to standard output. Where that fails, the program ends: half a document must not look like a whole.
  public static func printOutput(_ text: String) {
    if fputs(text, stdout) >= 0, fflush(stdout) == 0 { return }
    printError("DIGenerator: error: standard output cannot be written: \(failure("").reason)\n")
    end(with: 1)
  }

  /// Writes text to standard error.
  public static func printError(_ text: String) { fputs(text, stderr) }

  /// Ends the program.
  static func end(with code: Int32) -> Never { exit(code) }
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
