// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import Testing

@Suite("Dynamic: resolving")
struct DynamicResolveTests {
  @Test("A11: what is missing is an error with type, name, route and what comes near")
  func missing() throws {
    let container = DynamicContainer()
      .register((any Clock).self, name: "main", using: SystemClock())
      .register { r in Flaky(clock: try r.resolve()) }
      .register(lifetime: .singleton) { r in OnFlaky(flaky: try r.resolve()) }
    #expect(
      message { try container.resolve(OnFlaky.self) }
        == "nothing is registered for Clock (on the way OnFlaky → Flaky → Clock); there is Clock named 'main'"
    )
    #expect(
      message { try container.resolve(Int.self, name: "port") }
        == "nothing is registered for Int named 'port'")
    let error = #expect(throws: DynamicError.self) { try container.resolve((any Clock).self, name: "other") }
    guard case .missing(let key, let route, let candidates, let advice) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key == DynamicKey((any Clock).self, name: "other"))
    #expect(route.isEmpty && advice == nil)
    #expect(candidates == [DynamicKey((any Clock).self, name: "main")])
  }

  @Test("A11: optionals, subtypes and supertypes come near")
  func near() {
    let container = DynamicContainer().register { _ in Mallard() }.register(Int?.self, using: 1)
    #expect(
      message { try container.resolve(Duck.self) } == "nothing is registered for Duck; there is Mallard")
    #expect(
      message { try container.resolve(ShyMallard.self) }
        == "nothing is registered for ShyMallard; there is Mallard")
    #expect(
      message { try container.resolve(Int.self) } == "nothing is registered for Int; there is Optional<Int>")
  }

  @Test("A11: who asks for an optional, or for what takes arguments, is told what to do instead")
  func advice() {
    let container = DynamicContainer().register { _ in Duck() }.register(Mallard.self) { (_, age: Int) in
      Mallard()
    }
    #expect(
      message {
        let duck: Duck? = try container.resolve(); return duck as Any
      }
        == "nothing is registered for Optional<Duck>; there is Duck; 'resolveIfPresent' gives nil where there is none"
    )
    #expect(message { try container.resolve(Mallard.self) } == "Mallard takes (Int) and was given ()")
    container.unregister(Duck.self)
    #expect(
      message { try container.resolve(Duck.self, match: .nearest) } == "Duck takes (Int) and was given ()")
    #expect(
      message { try Container.forms().dynamic.resolve(House.self) }
        == "nothing is registered for House; only an accessor reaches a provider that takes arguments, is async or belongs to an actor"
    )
  }

  @Test("A12: if-present gives nil, and never remembers it")
  func ifPresent() throws {
    let container = DynamicContainer()
    #expect(try container.resolveIfPresent(Link.self) == nil)
    container.register { _ in Link(name: "later") }
    #expect(try container.resolveIfPresent(Link.self)?.name == "later")
    container.register { r in OnFlaky(flaky: try r.resolve()) }
    #expect(throws: DynamicError.self) { try container.resolveIfPresent(OnFlaky.self) }
  }

  @Test("A14: a fallback runs only when the provider is missing")
  func fallback() throws {
    let runs = Counter()
    let container = DynamicContainer()
    #expect(try container.resolve(or: counted(Link(name: "else"), runs)).name == "else")
    container.register { _ in Link(name: "here") }
    #expect(try container.resolve(or: counted(Link(name: "else"), runs)).name == "here")
    #expect(runs.count == 1)
  }

  @Test("A22, D2, D3: an identifier names one container, isolated, until it is removed")
  func named() throws {
    struct Tag: Hashable {}
    let freed = Counter()
    DynamicContainer.named(Tag()).register(lifetime: .singleton) { _ in Mourned(freed) }
    _ = try DynamicContainer.named(Tag()).resolve(Mourned.self)
    #expect(DynamicContainer.named(Tag()) === DynamicContainer.named(Tag()))
    #expect(try DynamicContainer.named("another").resolveIfPresent(Mourned.self) == nil)
    #expect(DynamicContainer.remove(Tag()))
    #expect(freed.count == 1)
    #expect(!DynamicContainer.remove(Tag()))
    #expect(try DynamicContainer.named(Tag()).resolveIfPresent(Mourned.self) == nil)
    DynamicContainer.remove(Tag())
    DynamicContainer.remove("another")
  }

  @Test("D3: identifiers of two types are two, also where their values count as equal")
  func namedByTypes() {
    #expect(DynamicContainer.named(1) !== DynamicContainer.named(1.0))
    #expect(DynamicContainer.named(1) !== DynamicContainer.named(UInt8(1)))
    #expect(DynamicContainer.named("1") !== DynamicContainer.named("1" as Substring))
    #expect(DynamicContainer.remove(1.0) && !DynamicContainer.remove(1.0))
    #expect(DynamicContainer.remove(1) && DynamicContainer.remove(UInt8(1)))
    #expect(DynamicContainer.remove("1") && DynamicContainer.remove("1" as Substring))
  }

  @Test("D1: the asked container wins, then the others in their order; failing creates nothing")
  func order() throws {
    let primary = DynamicContainer().register(name: "both") { _ in Link(name: "primary") }
      .register { _ in Duck() }
    let secondary = DynamicContainer()
      .register(name: "both") { _ in Link(name: "secondary") }
      .register(name: "second") { _ in Link(name: "secondary") }
      .register((any Bird).self) { _ in Goose() }
    let container = DynamicContainer(match: .nearest, fallback: [primary, secondary])
    #expect(try container.resolve(Link.self, name: "both").name == "primary")
    #expect(try container.resolve(Link.self, name: "second").name == "secondary")
    container.register(name: "both") { _ in Link(name: "own") }
    #expect(try container.resolve(Link.self, name: "both").name == "own")
    // A match by rule in the first container wins over an exact one in the next.
    #expect(try container.resolve((any Bird).self) is Duck)
    #expect(throws: DynamicError.self) { try container.resolve(Stone.self) }
    #expect(container.registrations.count == 1)
  }

  @Test("D8, D11: transients of a fallback see what is registered in the asked container, kept values do not")
  func override() throws {
    let parent = DynamicContainer()
      .register((any Clock).self, using: SystemClock())
      .register { r in Flaky(clock: try r.resolve()) }
      .register(lifetime: .singleton) { r in OnFlaky(flaky: try r.resolve()) }
    let child = DynamicContainer(fallback: [parent]).register((any Clock).self, using: FrozenClock())
    #expect(try child.resolve(Flaky.self).clock.now() == 7)
    #expect(try child.resolve(OnFlaky.self).flaky.clock.now() == 42)
    #expect(try child.resolve(OnFlaky.self) === parent.resolve(OnFlaky.self))
    #expect(try parent.resolve(Flaky.self).clock.now() == 42)
  }

  @Test("D8, D10: a fresh transient of a fallback, too, sees what is registered in the asked container")
  func freshOverride() throws {
    let base = DynamicContainer().register(using: 1)
      .register { r in "\(try r.resolve(Int.self))" }
      .register(name: "kept", lifetime: .singleton) { r in "\(try r.resolve(Int.self))" }
      .register { (r, sign: Character) in "\(sign)\(try r.resolve(Int.self))" as Substring }
    let top = DynamicContainer(fallback: [base]).register(using: 2)
    #expect(try top.fresh(String.self) == "2")
    #expect(try top.resolve(Substring.self, arguments: Character("-")) == "-2")
    #expect(try top.fresh(String.self, name: "kept") == "1")
  }

  @Test("G7: a cycle that goes through one caller is no error of another one that waits for the same build")
  func cycleOfAnother() async {
    let (started, asking) = (Counter(), Counter())
    // Each needs the other one, which is a cycle for the caller alone that begins with the text.
    let container = DynamicContainer()
      .register(Link.self, lifetime: .singleton) { r in
        started.increment()
        spin { asking.count == 1 }
        Thread.sleep(forTimeInterval: 0.1)
        return Link(name: try r.resolve(String.self))
      }
      .register(String.self, lifetime: .singleton) { r in (try? r.resolve(Link.self))?.name ?? "none" }
    let seen = await race(2) { number -> String in
      if number == 0 { return (try? container.resolve(String.self)) ?? "error" }
      spin { started.count == 1 }
      asking.increment()
      return message { try container.resolve(Link.self) }
    }
    #expect(seen.allSatisfy { $0 == "none" || $0 == "no error" }, "\(seen)")
  }

  #if os(Linux)
  @Test("G7: a detached task that begins at once inside a build, and asks for it, gets an error")
  func detachedTask() throws {
    let texts = Shared<[String]>([])
    let container = DynamicContainer()
    container.register(Link.self, lifetime: .singleton) { r in
      Task.immediateDetached {
        let text = message { try r.resolve(Link.self) }
        texts.withLock { $0.append(text) }
      }
      return Link(name: "link")
    }
    #expect(try container.resolve(Link.self).name == "link")
    #expect(texts.withLock { $0 } == ["dependency cycle: Link → Link"])
  }
  #endif

  @Test("G7: what two containers find in a fallback of both are two builds, and no cycle")
  func sharedFallback() throws {
    let base = DynamicContainer()
      .register { r in Link(name: try r.resolve()) }
      .register { (r, mark: Character) -> [String] in [try r.resolve(String.self) + String(mark)] }
    let one = DynamicContainer(fallback: [base]).register(using: "one")
    let two = DynamicContainer(fallback: [base])
      .register { _ in "two over " + (try one.resolve(Link.self)).name }
    #expect(try two.resolve(Link.self).name == "two over one")
    #expect(try two.fresh(Link.self).name == "two over one")
    let three = DynamicContainer(fallback: [base])
      .register { _ in try two.resolve([String].self, arguments: Character("!"))[0] }
    #expect(try three.resolve([String].self, arguments: Character("?")) == ["two over one!?"])
    // Of one of them it is one.
    let cyclic = DynamicContainer(fallback: [base]).register { r in try r.resolve(Link.self).name }
    #expect(message { try cyclic.resolve(Link.self) } == "dependency cycle: Link → String → Link")
  }

  @Test("Equal names are one, however they are written")
  func equalNames() throws {
    let container = DynamicContainer().register(name: "caf\u{E9}", using: 1)
    #expect(try container.resolve(Int.self, name: "cafe\u{301}") == 1)
  }

  @Test("D10: a fresh build leaves the kept one alone")
  func fresh() throws {
    let builds = Counter()
    let container = DynamicContainer().register(lifetime: .singleton) { _ in
      counted(Link(name: "x"), builds)
    }
    let early = try container.fresh(Link.self)
    let kept = try container.resolve(Link.self)
    #expect(early !== kept)
    #expect(try container.fresh(Link.self) !== kept)
    #expect(try container.resolve(Link.self) === kept)
    #expect(builds.count == 3)
  }

  @Test("E7: all providers of a type come in the order of registration")
  func all() throws {
    let other = DynamicContainer().register(name: "b", using: 9).register(name: "d", using: 4)
    let container = DynamicContainer(fallback: [other])
      .register(using: 1).register(name: "b", using: 2).register(name: "a", using: 3)
      .register(name: "f") { (_, number: Int) in number }
    #expect(try container.resolveAll(Int.self) == [1, 2, 3, 4])
    container.register { _ in Duck() }.register { _ in Goose() }
    #expect(try container.resolveAll((any Bird).self).isEmpty)
    #expect(try container.resolveAll((any Bird).self, match: .nearest).count == 2)
  }

  @Test("E1: a cycle is an error with its path")
  func cycle() {
    let container = DynamicContainer()
      .register { r in Flaky(clock: try r.resolve()) }
      .register((any Clock).self, lifetime: .singleton) { r in
        _ = try r.resolve(Flaky.self)
        return SystemClock()
      }
      .register { r in OnFlaky(flaky: try r.resolve()) }
    #expect(
      message { try container.resolve(OnFlaky.self) } == "dependency cycle: Flaky → Clock → Flaky")
    #expect(
      message { try container.resolve((any Clock).self) } == "dependency cycle: Clock → Flaky → Clock")
    // Nothing is left behind: the next call says the same.
    #expect(
      message { try container.resolve((any Clock).self) } == "dependency cycle: Clock → Flaky → Clock")
  }

  @Test("E1: a factory with arguments may ask for itself with others, and not with the same")
  func recursion() throws {
    let container = DynamicContainer().register { (r, depth: Int) -> Link in
      depth == 0 ? Link(name: "end") : try r.resolve(arguments: depth - 1)
    }
    #expect(try container.resolve(Link.self, arguments: 50).name == "end")
    container.register { (r, depth: Int) -> Link in try r.resolve(arguments: depth) }
    #expect(message { try container.resolve(Link.self, arguments: 1) } == "dependency cycle: Link → Link")
    container.register { (r, scratch: (Int, Int)) -> Link in try r.resolve(arguments: (scratch.0, 1)) }
    #expect(
      message { try container.resolve(Link.self, arguments: (1, 1)) } == "dependency cycle: Link → Link")
  }

  @Test("E1: two threads that enter a cycle at both ends get an error, and no deadlock")
  func twoThreads() async {
    for _ in 0..<50 {
      let inside = Counter()
      let container = DynamicContainer()
        .register(name: "a", lifetime: .singleton) { r in
          inside.increment()
          spin { inside.count >= 2 }
          return Link(name: try r.resolve(Link.self, name: "b").name)
        }
        .register(name: "b", lifetime: .singleton) { r in
          inside.increment()
          spin { inside.count >= 2 }
          return Link(name: try r.resolve(Link.self, name: "a").name)
        }
      let texts = await race(2) { number in
        message { try container.resolve(Link.self, name: number == 0 ? "a" : "b") }
      }
      for text in texts { #expect(text.hasPrefix("dependency cycle: Link named ")) }
    }
  }
}
