// SPDX-License-Identifier: MIT

import Clients
import DIRuntime

// @provide(public)
/// A line about the weather in a city.
public struct Forecast: Sendable {
  let client: WeatherClient
  let today: any Today
  let city: String  // @arg

  /// The line, or the error of the client.
  public func text() throws -> String {
    "\(today.date): \(try client.temperature(city)) °C in \(city)"
  }
}
