// SPDX-License-Identifier: MIT

import DIRuntime
import Forecasts
import Live

@main
enum Main {
  static func main() throws {
    let container = Container()
    for city in ["Oslo", "Rome"] { print(try container.forecast(city: city).text()) }
  }
}
