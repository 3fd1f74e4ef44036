// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// The diagnostic as the compiler would print it, a line for the error and one for each note.
  ///
  ///     Sources/App/Greeter.swift:4:8: error: no provider for 'Clock' [#MissingProvider]
  ///     Sources/App/Greeter.swift:4:8: note: 'greeter' needs it for its parameter 'clock'
  package var text: String {
    let error = "\(place.prefix)error: \(message) [#\(id.rawValue)]\n"
    return notes.reduce(error) { $0 + $1.text }
  }
}

extension Diagnostic.Note {
  /// The remark's own line.
  package var text: String { "\(place.prefix)note: \(message)\n" }
}

extension Place {
  fileprivate var prefix: String {
    isWholeFile ? "\(path): " : "\(path):\(line):\(column): "
  }
}
