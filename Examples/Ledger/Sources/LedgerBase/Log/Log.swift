// SPDX-License-Identifier: MIT

import Foundation

// @provide(public)
/// Writes entries as `key=value` pairs, one entry a line.
public struct Log: Sendable {
  /// The weight of an entry.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    case debug, info, warning, error

    /// Compares two levels by their weight.
    public static func < (left: Level, right: Level) -> Bool { left.weight < right.weight }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The values of an entry, in order.
  public typealias Fields = KeyValuePairs<String, any CustomStringConvertible>

  private let sink: any LogSink
  private let clock: any WallClock
  private let lowest: Level
  private var context = ""

  init(sink: any LogSink, clock: any WallClock, settings: Settings) {
    (self.sink, self.clock, lowest) = (sink, clock, settings.logLevel)
  }

  /// The same log, with fields that each entry has.
  public func with(_ fields: Fields) -> Log {
    var log = self
    log.context += Self.text(of: fields)
    return log
  }

  /// Writes an entry, unless its level is too low.
  public func write(_ level: Level, _ message: String, _ fields: Fields = [:]) {
    if level < lowest { return }
    let time = clock.now().formatted(.iso8601)
    sink.write(
      "time=\(time) level=\(level) message=\(Self.quoted(message))\(context)\(Self.text(of: fields))")
  }

  private static func text(of fields: Fields) -> String {
    fields.map { " \($0.key)=\(quoted("\($0.value)"))" }.joined()
  }

  /// A value with a space, a quote or a line break stands in quotes, so that an entry stays one line.
  private static func quoted(_ value: String) -> String {
    let isPlain = !value.isEmpty && value.allSatisfy { !$0.isWhitespace && $0 != "\"" && $0 != "=" }
    return isPlain ? value : value.debugDescription
  }
}

extension Log {
  /// Writes an entry about the work of the service.
  public func info(_ message: String, _ fields: Fields = [:]) { write(.info, message, fields) }

  /// Writes an entry about something that an operator has to look at.
  public func error(_ message: String, _ fields: Fields = [:]) { write(.error, message, fields) }
}
