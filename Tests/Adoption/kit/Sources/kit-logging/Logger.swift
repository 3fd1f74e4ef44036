// SPDX-License-Identifier: MIT

import Clocks

// @require
/// Where lines go.
public protocol Sink: Sendable {
  func write(_ line: String) -> String
}

// @provide(singleton, public)
/// Notes what happens, and when.
public final class Logger: Sendable {
  private let sink: any Sink
  private let ticker: Ticker

  package init(sink: any Sink, ticker: Ticker) {
    self.sink = sink
    self.ticker = ticker
  }

  /// Writes a line.
  public func log(_ text: String) -> String { sink.write("\(ticker.clock.now()) \(text)") }
}
