import Core
import DIRuntime
import Lib
import Mid

struct Frozen: Clock {
  var now = 7
}

@main
enum Run {
  static func main() {
    let container = Container()
    let home = container.home
    print(home.alarm.clock.now, home.alarm.timer.clock.now, home.alarm.watch.name, home.alarm.plan.name)
    print(home.accounts.users.name, home.alarm.timer === container.timer)
    let frozen = container.overriding { $0.override(.clock) { _ in Frozen() as any Clock } }
    print(frozen.alarm.clock.now, frozen.alarm.timer.clock.now, frozen.timer === container.timer)
    print(container.alarm.clock.now, frozen.alarm === frozen.home.alarm)
  }
}
