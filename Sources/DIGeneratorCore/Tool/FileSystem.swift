// SPDX-License-Identifier: MIT

// The only file that depends on the platform. It uses the C library, because loading Foundation would take longer than
// a usual run, and only reading and writing files is needed.
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
  /// A failure to read or write a file.
  package struct Failure: Error, Sendable {
    /// The file or folder concerned.
    package var path: String
    /// The reason, mostly in the operating system's words.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A file's bytes.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    // A read of a pipe would wait, and a device may never end.
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

  /// Writes a file so that readers see it whole or not at all. A file with the same bytes is not touched, because a build
  /// would compile it again.
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

  /// Writes text to standard output. If that fails, the program ends: half a document must not look like a whole.
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
  /// The offset of the first such byte from `start` on. The C library searches faster than a loop.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }
  /// The offset of the first such text from `start` on. The buffer must end with a zero byte; the search ends at the first.
  func firstOffset(ofText text: String, from start: Int) -> Int? {
    guard start < count, let base = bindMemory(to: CChar.self).baseAddress else { return nil }
    return strstr(base + start, text).map { UnsafePointer($0) - base }
  }
}
