// SPDX-License-Identifier: MIT

import Clients
import DIRuntime
import Forecasts
import Mocks
import Testing

@Suite("Forecasts")
struct ForecastTests {
  @Test("A line has the day, the temperature and the city")
  func text() throws {
    #expect(try Container().forecast(city: "Lima").text() == "2026-05-01: 20 °C in Lima")
  }

  @Test("An error of the service reaches the caller")
  func failure() {
    struct Offline: Error {}
    let container = Container { $0.override(.weatherClient) { _ in WeatherClient { _ in throw Offline() } } }
    #expect(throws: Offline.self) { try container.forecast(city: "Lima").text() }
  }
}
