import Core
import DIRuntime
import Lib
import Mid

// @provide(singleton, as: Clock)
struct SystemClock: Clock {
  var now = 42
}

// @provide(as: Store<Item>)
struct Repository<Item>: Store {
  var name: String { "\(Item.self)s" }
}

// @provide
@available(*, deprecated)
func plan(name: String = "basic" /* @arg */) -> Plan { Plan(name: name) }

// @provide
func standard() -> Default { Default() }

// @provide
struct Home {
  let alarm: Alarm
  let accounts: Accounts
}
