import DIRuntime
import Lib

// @container(parent: Container)
struct Trip {
  let weather: Int
}

// @provide(singleton, in: Trip, as: Log)
final class Logbook: Log {}
