// SPDX-License-Identifier: MIT

import Foundation

/// Another program that the tool asks.
enum Program {
  /// Runs a program to its end. Nil if it is not there, or if this system starts none.
  static func run(_ words: [String]) -> (text: String, errors: String, code: Int32)? {
    #if os(macOS) || os(Linux)
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    (process.arguments, process.standardOutput, process.standardError) = (words, output, errors)
    guard (try? process.run()) != nil else { return nil }
    // No program of these fills both pipes.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let remarks = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // The code for a program that is not found.
    return process.terminationStatus == 127 ? nil : (text, remarks, process.terminationStatus)
    #else
    return nil
    #endif
  }
}
