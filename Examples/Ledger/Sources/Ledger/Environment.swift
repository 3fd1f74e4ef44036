// SPDX-License-Identifier: MIT

import LedgerBase

/// All mistakes in the environment, so that an operator mends them in one go.
struct SettingsError: Error, Equatable, CustomStringConvertible {
  var problems: [String]

  var description: String { problems.joined(separator: "; ") }
}

extension Settings {
  /// Reads the variables that begin with `LEDGER_`. A missing one keeps its default. A misspelt one is a mistake.
  init(environment: [String: String]) throws(SettingsError) {
    var (settings, reader) = (Settings(), EnvironmentReader(environment))
    reader.read("DATABASE", "a path", into: &settings.database) { $0.isEmpty ? nil : $0 }
    reader.read("READERS", "a number from 1 to 64", into: &settings.readers) { Int($0, in: 1...64) }
    reader.read("BUSY_TIMEOUT", "seconds from 0 to 600", into: &settings.busyTimeout) {
      Int($0, in: 0...600).map { .seconds($0) }
    }
    let levels = Log.Level.allCases.map(\.rawValue).joined(separator: ", ")
    reader.read("LOG", "one of \(levels)", into: &settings.logLevel, Log.Level.init(rawValue:))
    reader.read("BATCH", "a number from 1 to 10000", into: &settings.batchSize) { Int($0, in: 1...10_000) }
    reader.read("LARGEST", "an amount", into: &settings.largestTransfer) { Money($0) }
    try reader.finish()
    self = settings
  }
}

/// Reads variables, and collects mistakes.
private struct EnvironmentReader {
  private static let prefix = "LEDGER_"
  private var values: [String: String]
  private var problems: [String] = []

  init(_ environment: [String: String]) {
    values = environment.filter { $0.key.hasPrefix(Self.prefix) }
  }

  mutating func read<T>(_ name: String, _ expected: String, into value: inout T, _ parse: (String) -> T?) {
    guard let text = values.removeValue(forKey: Self.prefix + name) else { return }
    guard let parsed = parse(text) else {
      return problems.append("\(Self.prefix)\(name) is '\(text)', and should be \(expected)")
    }
    value = parsed
  }

  func finish() throws(SettingsError) {
    let unknown = values.keys.sorted().map { "there is no setting \($0)" }
    if !(problems + unknown).isEmpty { throw SettingsError(problems: problems + unknown) }
  }
}

extension Int {
  fileprivate init?(_ text: String, in range: ClosedRange<Int>) {
    guard let value = Int(text), range.contains(value) else { return nil }
    self = value
  }
}
