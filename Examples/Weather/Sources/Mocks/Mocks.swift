// SPDX-License-Identifier: MIT

import Clients
import DIRuntime

extension WeatherClient {
  // @provide(singleton, public, accessor: weatherClient)
  static func mock() -> WeatherClient { WeatherClient { _ in 20 } }
}

// @provide(public, as: Today)
struct FixedDate: Today {
  let date: String

  init(date: String = "2026-05-01") { self.date = date }
}
