// SPDX-License-Identifier: MIT

import DIRuntime

/// Asks a weather service. Features take it as a parameter; the program says which service it is.
// @require(public)
public struct WeatherClient: Sendable {
  /// The temperature in a city, in degrees Celsius.
  public var temperature: @Sendable (_ city: String) throws -> Int

  public init(temperature: @escaping @Sendable (_ city: String) throws -> Int) {
    self.temperature = temperature
  }
}
