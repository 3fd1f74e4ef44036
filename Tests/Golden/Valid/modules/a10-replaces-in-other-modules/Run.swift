import Core
import DIRuntime
import Mid

struct Frozen: Clock { let name: String }

@main
enum Run {
  static func main() throws {
    let container = Container()
    print(container.report.text)
    print(container.clock.name, container.report.clock as AnyObject === container.wall.clock as AnyObject)
    print(container.counter === container.counter, container.hotel.counter.title)
    print(container.greeter(greeting: "hi").text, container.greeter(greeting: "hi", mark: ".").text)
    print(try container.ticket.number)
    let reader = container.reader
    print(reader as AnyObject === container.writer as AnyObject, reader.id)
    print(container.room(name: "a").name, container.room(name: "a") === container.room(name: "a"))
    overrides(container)
    lookUps(container)
  }

  static func overrides(_ container: Container) {
    let frozen = Container { $0.override(.clock) { c in Frozen(name: "frozen \(c.original(.clock).name)") } }
    print(frozen.wall.clock.name, frozen.clock.name)
    let scope = container.overriding { $0.override(.clock) { _ in Frozen(name: "scoped") } }
    print(scope.wall.clock.name, container.wall.clock.name, scope.apart === container.apart)
    let station = container.overriding { $0.override(.station) { c in Station() } }
    print(station.wall === container.wall, station.apart === container.apart)
    let dial = container.overriding { $0.override(.counter) { _ in Counter() } }
    print(dial.wall === container.wall, dial.report.text)
    print(container.fresh(.clock) as AnyObject === container.clock as AnyObject, container.fresh(.clock).name)
    print(container.fresh(.greeter, "fresh", nil).text)
    print(Container { $0.override(.greeter) { c, text, mark in c.original(.greeter, text + text, mark) } }
      .greeter(greeting: "ab").text)
    print(Container { $0.override(.room) { _, name in Room(name: "my \(name)") } }.room(name: "b").name)
  }

  static func lookUps(_ container: Container) {
    print((try? container.dynamic.resolve((any Clock).self).name) ?? "none")
    print((try? container.dynamic.resolve(RadioClock.self).name) ?? "none")
    let holder = Holder(container: container)
    print(holder.clock.name, holder.counter === holder.counter, holder.each === holder.each)
  }
}

struct Holder {
  @Injected(.clock) var clock
  @Injected(.counter) var counter
  @InjectedEachTime(.counter) var each

  init(container: Container) {
    _clock = Injected(.clock, from: container)
    _counter = Injected(.counter, from: container)
    _each = InjectedEachTime(.counter, from: container)
  }
}
