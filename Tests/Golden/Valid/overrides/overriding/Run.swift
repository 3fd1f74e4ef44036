import DIRuntime

struct Fake: Clock { let now = 7 }

@main struct Run {
  static func main() {
    let c = Container()
    let journal = c.journal
    let scope = c.overriding { $0.override(.clock) { _ in Fake() } }
    print(scope.clock.now, scope.alarm.clock.now, scope.journal.stamp.clock.now, scope.later.alarm.value.clock.now)
    print(scope.caller.stamp().clock.now, scope.named(name: "a").alarm.clock.now, scope.reading.alarm.clock.now)
    print(scope.firm.office.alarm.clock.now, scope.router.container.clock.now)
    print(c.clock.now, c.alarm.clock.now, c.journal === journal, journal.stamp.clock.now, c.firm.office.alarm.clock.now)
    print(scope.alarm === scope.later.alarm.value, scope.alarm === scope.named(name: "a").alarm)
    print(scope.reading as? File === scope.writing as? File, scope.printer.writing as? File === scope.writing as? File)
    print(scope.reading as? File === c.reading as? File, scope.router === c.router, scope.printer === c.printer)

    // All else is shared, whoever asks first.
    print(scope.disk === c.disk, scope.source as? Pipe === c.source as? Pipe, c.sink as? Pipe === scope.source as? Pipe)
    let shared = c.shared
    print(scope.shared === shared)

    // One type of several is overridden alone.
    let other = c.overriding { $0.override(.reading) { c in File(alarm: c.alarm) } }
    print(other.writing as? File === c.writing as? File, other.reading as? File === c.reading as? File)
    print(other.printer === c.printer, other.alarm === c.alarm)
  }
}
