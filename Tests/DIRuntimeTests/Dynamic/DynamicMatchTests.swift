// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

protocol Wader {}
protocol Tall {}
protocol Diving {}
private protocol Secret {}
private protocol Sealed: Secret {}
private final class Heron: Wader, Tall, Secret {}
private struct Pebble: Sealed, Tall {}
private enum Feather: Secret { case white }

private protocol Holder<Element> { associatedtype Element }
private struct Nest: Holder { typealias Element = Int }

@Suite("Dynamic: matching")
struct DynamicMatchTests {
  private func birds(_ match: DynamicMatch = .exact) -> DynamicContainer {
    DynamicContainer(match: match)
      .register { _ in Mallard() }.register { _ in ShyMallard() }.register { _ in Duck() }
  }

  @Test("C1: nearest and furthest count the steps of inheritance")
  func steps() throws {
    let container = birds()
    #expect(type(of: try container.resolve((any Bird).self, match: .nearest)) == Duck.self)
    #expect(type(of: try container.resolve((any Bird).self, match: .furthest)) == ShyMallard.self)
    container.unregister(Duck.self)
    #expect(type(of: try container.resolve(Duck.self, match: .nearest)) == Mallard.self)
    #expect(type(of: try container.resolve(Duck.self, match: .furthest)) == ShyMallard.self)
    // The very type wins over any rule.
    #expect(type(of: try container.resolve(Mallard.self, match: .furthest)) == Mallard.self)
    #expect(throws: DynamicError.self) { try container.resolve((any Bird).self) }
  }

  @Test("C1: a registration under several types is reached by any of them")
  func severalTypes() throws {
    let container = DynamicContainer(match: .nearest)
      .register(Mallard.self, as: (any AnyObject & Sendable).self, Duck.self, lifetime: .singleton) { _ in
        Mallard()
      }
    #expect(try container.resolve((any Bird).self) === container.resolve(Duck.self))
  }

  @Test("C1: a struct's conformance is a step, and names are compared first")
  func names() throws {
    let container = DynamicContainer(match: .nearest).register(name: "x", using: 7)
    #expect(try container.resolve((any Equatable).self, name: "x") as? Int == 7)
    #expect(throws: DynamicError.self) { try container.resolve((any Equatable).self) }
  }

  @Test("C2: a tie is an error that lists the candidates, the same each time")
  func tie() {
    for _ in 0..<50 {
      let container = DynamicContainer(match: .nearest).register { _ in Goose() }.register { _ in Duck() }
      #expect(
        message { try container.resolve((any Bird).self) }
          == "several providers match Bird equally well: Goose, Duck")
    }
  }

  @Test("C3: what is registered as a supertype is handed out if it is of the type")
  func castable() throws {
    let container = DynamicContainer().register(Duck.self) { _ in Mallard() }
    #expect(try container.resolve(Mallard.self, match: .nearestOrCastable) as Duck is Mallard)
    #expect(
      message { try container.resolve(ShyMallard.self, match: .nearestOrCastable) }
        == "nothing is registered for ShyMallard; there is Duck")
    let disk = DynamicContainer(match: .furthestOrCastable).register((any Reader).self) { _ in Disk() }
    #expect(try disk.resolve((any Writer).self) is Disk)
  }

  @Test("D10: a fresh build follows the rule, and leaves what is kept alone")
  func freshByRule() throws {
    let container = DynamicContainer().register(Duck.self, lifetime: .singleton) { _ in Mallard() }
    let kept = try container.resolve(Duck.self)
    #expect(try container.fresh((any Bird).self, match: .nearest) !== kept)
    #expect(try container.fresh(Mallard.self, match: .nearestOrCastable) !== kept)
    #expect(try container.resolve(Mallard.self, match: .nearestOrCastable) === kept)
  }

  @Test("C4: casting comes last, builds nothing that cannot match, and each once")
  func castsLast() throws {
    let builds = Shared<[String]>([])
    @Sendable func note<T>(_ name: String, _ value: T) -> T {
      builds.withLock { $0.append(name) }
      return value
    }
    let container = DynamicContainer(match: .nearestOrCastable)
      .register { _ in note("stone", Stone()) }
      .register { _ in note("goose", Goose()) }
      .register { _ in note("user", User(id: 1, name: "")) }
      .register(Duck.self, as: Duck.self, (any Bird).self) { _ in note("duck", Mallard()) }
    #expect(try container.resolve(Mallard.self) as Duck is Mallard)
    #expect(builds.withLock { $0 } == ["duck"])
    container.register { _ in note("mallard", ShyMallard() as Mallard) }
    _ = try container.resolve(Mallard.self)
    #expect(builds.withLock { $0 } == ["duck", "mallard"])
  }

  @Test("C4: a match in a fallback container comes before casting in the asked one")
  func castsAfterFallback() throws {
    let other = DynamicContainer().register { _ in Mallard() }
    let container = DynamicContainer(match: .nearestOrCastable, fallback: [other])
      .register(Duck.self) { _ in ShyMallard() }
    #expect(type(of: try container.resolve(Mallard.self)) == Mallard.self)
  }

  @Test("C4: casting reports a cycle")
  func castCycle() {
    let container = DynamicContainer(match: .nearestOrCastable)
      .register((any Reader).self) { r in
        _ = try r.resolve((any Writer).self)
        return Disk()
      }
    #expect(
      message { try container.resolve((any Writer).self) } == "dependency cycle: Reader → Reader")
  }

  @Test("C4: two that can be cast equally well are a tie")
  func castTie() {
    let container = DynamicContainer(match: .nearestOrCastable)
      .register(Duck.self) { _ in Mallard() }.register((any Bird).self) { _ in Mallard() }
    #expect(
      message { try container.resolve(Mallard.self) }
        == "several providers match Mallard equally well: Duck, Bird")
  }

  @Test("C1, C3: protocols are matched in compositions, too")
  func compositions() throws {
    let container = DynamicContainer(match: .nearest).register { _ in Heron() }.register { _ in Stone() }
    #expect(try container.resolve((any Wader).self) is Heron)
    #expect(try container.resolve((any Wader & Tall).self) is Heron)
    #expect(throws: DynamicError.self) { try container.resolve((any Wader & Diving).self) }
    let supertype = DynamicContainer().register((any Wader).self) { _ in Heron() }
    #expect(try supertype.resolve((any Tall).self, match: .nearestOrCastable) is Heron)
    #expect(throws: DynamicError.self) { try supertype.resolve((any Diving).self, match: .nearestOrCastable) }
  }

  @Test("C1, C3: classes, structs and enums of private and local protocols are found by casting")
  func privateProtocols() throws {
    protocol Local {}
    struct Inner: Local {}
    let container = DynamicContainer(match: .nearestOrCastable).register { Pebble() }.register { Inner() }
    #expect(try container.resolve((any Secret).self) is Pebble)
    #expect(try container.resolve((any Sealed).self) is Pebble)
    #expect(try container.resolve((any Secret & Tall).self) is Pebble)
    #expect(try container.resolve((any Secret & Sendable).self) is Pebble)
    #expect(try container.resolve((any Local).self) is Inner)
    #expect(throws: DynamicError.self) { try container.resolve((any Secret & Diving).self) }
    #expect(throws: DynamicError.self) { try container.resolve((any Secret).self, match: .nearest) }
    let others = DynamicContainer(match: .furthestOrCastable).register { Feather.white }
    #expect(try others.resolve((any Secret).self) is Feather)
    #expect(try others.register { Mallard() }.resolve((any Secret).self) is Feather)
    others.unregister(Feather.self)
    #expect(try others.register { Heron() }.resolve((any Secret).self) is Heron)
  }

  @Test("C3: what is registered as something else is cast to a private protocol")
  func castToPrivate() throws {
    let container = DynamicContainer(match: .nearestOrCastable)
      .register((any Wader).self) { Heron() }.register((any Tall).self) { Pebble() }
    #expect(throws: DynamicError.self) { try container.resolve((any Secret).self) }
    container.unregister((any Tall).self)
    #expect(try container.resolve((any Secret).self) is Heron)
  }

  @Test("C3: a protocol with a fixed associated type is matched by casting what is built")
  func constrained() throws {
    let container = DynamicContainer().register { _ in Nest() }.register { _ in Heron() }
    let nest = try container.resolve((any Holder<Int>).self, match: .nearestOrCastable)
    #expect(nest is Nest)
    #expect(throws: DynamicError.self) {
      try container.resolve((any Holder<String>).self, match: .nearestOrCastable)
    }
  }

  @Test("C5: a container has a rule of its own; exact unless told otherwise")
  func defaultRule() throws {
    #expect(throws: DynamicError.self) { try birds().resolve((any Bird).self) }
    #expect(try birds(.nearest).resolve((any Bird).self) is Duck)
    #expect(type(of: try birds(.nearest).resolve((any Bird).self, match: .furthest)) == ShyMallard.self)
    #expect(throws: DynamicError.self) { try birds(.nearest).resolve((any Bird).self, match: .exact) }
  }
}
