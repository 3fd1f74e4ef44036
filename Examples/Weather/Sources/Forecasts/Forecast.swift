// SPDX-License-Identifier: MIT

import Clients
import DIRuntime

/// A line about the weather in a city.
// @provide(public)
public struct Forecast: Sendable {
  let client: WeatherClient
  let today: any Today
  let city: String  // @arg

  public func text() throws -> String {
    "\(today.date): \(try client.temperature(city)) °C in \(city)"
  }
}
