// SPDX-License-Identifier: MIT

/// The messages of a program beside its output.
public enum Console {
  /// Prints a line on standard error.
  public static func say(_ message: String) {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// Ends the program with a line on standard error.
  public static func stop(_ message: String) -> Never {
    say(message)
    exit(1)
  }
}
