// SPDX-License-Identifier: MIT

import Clients
import DIRuntime
import Foundation

/// A city that the service does not know.
public struct UnknownCity: Error {
  /// The name that was asked for.
  public let name: String
}

extension WeatherClient {
  // In place of a service: the example needs no network.
  // @provide(singleton, public, accessor: weatherClient)
  static func live() -> WeatherClient {
    let degrees = ["Oslo": 4, "Rome": 17]
    return WeatherClient { city in
      guard let known = degrees[city] else { throw UnknownCity(name: city) }
      return known
    }
  }
}

// @provide(singleton, public, as: Today)
struct SystemDate: Today {
  var date: String { Date.now.formatted(.iso8601.year().month().day()) }
}
