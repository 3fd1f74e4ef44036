import DIRuntime
import Lib

struct Frozen: Clock {
  var now = 7
}

@main
enum Run {
  static func main() {
    print(Container().timer.clock.now, Container { $0.override(.clock) { _ in Frozen() } }.timer.clock.now)
  }
}
