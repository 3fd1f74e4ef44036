// SPDX-License-Identifier: MIT

import DIRuntime

// @require(public)
/// Asks a weather service. Features take it as a parameter; the program says which service it is.
public struct WeatherClient: Sendable {
  /// The temperature in a city, in degrees Celsius.
  public var temperature: @Sendable (_ city: String) throws -> Int

  /// A client that asks this closure.
  public init(temperature: @escaping @Sendable (_ city: String) throws -> Int) {
    self.temperature = temperature
  }
}
