import DIRuntime

struct Frozen: Clock { let time: Int; func now() -> Int { time } }

final class Holder {
  @Injected var clock: any Clock
  @Injected(name: "port") var port: Int
  @InjectedEachTime var draft: Draft
  @InjectedIfPresent var greeting: Greeting?
}

@main struct Run {
  static func main() throws {
    let container = Container()
    let found = container.dynamic
    print(try found.resolve((any Clock).self).now())
    print(try found.resolve((any Reader).self, name: "disk") as AnyObject === container.disk as AnyObject)
    print(try found.resolve((any Writer).self, name: "disk") as AnyObject === container.disk as AnyObject)
    print(try found.resolveIfPresent((any Reader).self) == nil, try found.resolveIfPresent(Disk.self) == nil)
    print(try found.resolve((any Untold).self) as AnyObject === container.untold as AnyObject)
    print(try found.resolve(Int.self, name: "port"), try found.resolve(Character.self, name: "two words"))
    print(try found.resolve(Draft.self) === found.resolve(Draft.self))
    let teacher = container.teacher
    print(try found.resolve(Teacher.self) === teacher)
    _ = try found.resolve(Ticket.self)
    let passport = try container.passport
    print(try found.resolve(Passport.self) === passport)
    container.counter.withLock { $0.value += 1 }
    print(try found.resolve(Box<Counter>.self).value.value)
    print(try found.resolve([any Piece].self).map(\.title), try found.resolve(Pawn.self).title)
    print(try found.resolveIfPresent((any Piece).self) == nil, try found.resolve((any Shape).self).title)
    print(try found.resolve((any Figure).self).title, try found.resolve(Repository<User>.self).title)
    print(try found.resolve(Library.self).pieces.count, try found.resolveIfPresent(Greeting.self) == nil)
    print(try found.resolve(Probe.self).title)
    try others(found)
    try overridden()
    injected(container)
  }

  static func others(_ found: DynamicContainer) throws {
    #if DEBUG
    print(try found.resolve(Panel.self).title)
    #endif
    print(try found.resolve(Lamp.self).title, try found.resolve(Modern.self).title)
    print(try found.resolveIfPresent(Handles.self) == nil)
  }

  /// A look-up sees what is overridden, and what throws.
  static func overridden() throws {
    let container = Container { $0.override(.clock) { _ in Frozen(time: -1) } }
    print(try container.dynamic.resolve((any Clock).self).now())
    do { _ = try container.dynamic.resolve(Ticket.self) } catch { print(error) }
    do { _ = try container.dynamic.resolve(Passport.self) } catch { print(error) }
    let derived = container.overriding { $0.override(.clock) { _ in Frozen(time: 7) } }
    print(try derived.dynamic.resolve(Draft.self).clock.now())
  }

  static func injected(_ container: Container) {
    let holder = withContainer(container) { Holder() }
    print(holder.clock.now(), holder.port)
    withContainer(container) { print(holder.draft === holder.draft, holder.greeting == nil) }
  }
}

struct Handles {}
