// SPDX-License-Identifier: MIT

/// What a program says beside its output.
public enum Console {
  /// Ends the program with words on standard error.
  public static func stop(_ message: String) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
  }
}
