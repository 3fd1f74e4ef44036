// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// Arguments that swiftc cannot pass on like others, as the generator writes their keys: the module "Shapes". What takes
// a function or a tuple is given as a closure; what only its owner can hand on, by its name.

struct Token: ~Copyable { let number: Int }

/// Not Sendable.
private final class Vellum { var number = 1 }

extension Container {
  fileprivate static func shapes(_ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: shapesPlan, overrides)
  }

  fileprivate func applied(_ change: @escaping @Sendable (Int) -> Int, _ pair: (Int, label: String)) -> Int {
    if let make = _override(of: .applied) { return make(_view, change, pair) }
    return buildApplied(self, change, pair)
  }

  fileprivate func maybe(_ change: (@Sendable (Int) throws -> Int)?) throws(Failure) -> String {
    if let make = _override(of: .maybe) { return try make(_view, change) }
    return try buildMaybe(self, change)
  }

  fileprivate func confined(_ change: (Int) -> Int) -> Int {
    if let make = _override(of: .confined) {
      return _calling(.confined) { () -> Int in make(_handle, change) }
    }
    return buildConfined(self, change)
  }

  fileprivate func token(_ number: Int) throws(Failure) -> Token {
    if let make = _override(of: .token) { return try make(_view, number) }
    return try buildToken(self, number)
  }

  fileprivate func told(_ clock: any Clock, _ text: String?) -> String {
    if let make = _override(of: .told) { return make(_view, clock, text) }
    return buildTold(self, clock, text)
  }

  fileprivate func spent(_ token: consuming Token) -> Int {
    if let make = _override(of: .spent) { return make(_view, token) }
    return buildSpent(self, token)
  }

  nonisolated(nonsending) fileprivate func sent(_ page: sending Vellum) async throws(Failure) -> Vellum {
    if let make = _override(of: .sent) {
      let given = _UncheckedSendable(page)
      return try await _callingAsync(.sent) { () async throws(Failure) -> Vellum in
        try await make(_handle, given.value)
      }
    }
    return try await buildSent(self, page)
  }
}

extension Key
where Maker == @Sendable (Container, @escaping @Sendable (Int) -> Int, (Int, label: String)) -> Int {
  fileprivate static var applied: Self {
    shapesBase.key(0) { c, change, pair in buildApplied(c, change, pair) }
  }
}

extension Key
where Maker == @Sendable (Container, (@Sendable (Int) throws -> Int)?) throws(Failure) -> String {
  fileprivate static var maybe: Self {
    shapesBase.key(1) { c, change throws(Failure) in try buildMaybe(c, change) }
  }
}

extension Key where Maker == _OpaqueMaker<@Sendable (Container, (Int) -> Int) -> Int> {
  fileprivate static var confined: Self { shapesBase.key(2) }
}

extension Key where Maker == @Sendable (Container, Int) throws(Failure) -> Token {
  fileprivate static var token: Self {
    shapesBase.key(3) { c, number throws(Failure) in try buildToken(c, number) }
  }
}

extension Key where Maker == @Sendable (Container, any Clock, String?) -> String {
  fileprivate static var told: Self { shapesBase.key(5) { c, clock, text in buildTold(c, clock, text) } }
}

extension Key where Maker == _OpaqueMaker<@Sendable (Container, consuming Token) -> Int> {
  fileprivate static var spent: Self { shapesBase.key(4) }
}

extension Key
where
  Maker == _OpaqueMaker<
    nonisolated(nonsending) @Sendable (Container, sending Vellum) async throws(Failure) -> Vellum
  >
{
  fileprivate static var sent: Self { shapesBase.key(6) }
}

private func buildApplied(
  _ c: Container, _ change: @escaping @Sendable (Int) -> Int, _ pair: (Int, label: String)
) -> Int {
  change(pair.0) + pair.label.count
}
private func buildMaybe(_ c: Container, _ change: (@Sendable (Int) throws -> Int)?) throws(Failure) -> String
{
  guard let change else { throw .failed(1) }
  return "\((try? change(2)) ?? 0)"
}
private func buildConfined(_ c: Container, _ change: (Int) -> Int) -> Int { change(1) }
private func buildToken(_ c: Container, _ number: Int) throws(Failure) -> Token {
  if number < 0 { throw .failed(number) }
  return Token(number: number)
}
private func buildTold(_ c: Container, _ clock: any Clock, _ text: String?) -> String {
  "\(text ?? "") at \(clock.now())"
}
private func buildSpent(_ c: Container, _ token: consuming Token) -> Int { token.number }

nonisolated(nonsending) private func buildSent(_ c: Container, _ page: sending Vellum) async throws(Failure)
  -> Vellum
{
  page
}

private let shapesBase = _SlotBase()
private let shapesPlan = _Plan { $0.register("Shapes", slots: 0, base: shapesBase) }

@Suite("Arguments of every kind")
struct ArgumentTests {
  @Test("reach fresh, original and overrides: tuples and functions")
  func functions() throws {
    let container = Container.shapes {
      $0.override(.applied) { c, change, pair in
        c.original(.applied, change, (pair.0 * 10, label: pair.label))
      }
      $0.override(.maybe) { c, change throws(Failure) in
        if let change { return try c.original(.maybe, change) }
        return "none"
      }
    }
    #expect(Container.shapes().applied({ $0 + 1 }, (2, label: "ab")) == 5)
    #expect(Container.shapes().fresh(.applied, { $0 + 1 }, (2, label: "ab")) == 5)
    #expect(container.applied({ $0 + 1 }, (2, label: "ab")) == 23)
    #expect(container.fresh(.applied, { $0 + 1 }, (2, label: "ab")) == 23)
    #expect(throws: Failure.failed(1)) { try Container.shapes().maybe(nil) }
    #expect(try container.maybe(nil) == "none")
    #expect(try container.fresh(.maybe, Optional { @Sendable in $0 + 1 }) == "3")
  }

  @Test("are converted as everywhere")
  func conversions() {
    let (clock, text) = (FrozenClock(), "told")
    let container = Container.shapes {
      $0.override(.told) { c, _, text in c.original(.told, FrozenClock(), text.map { "un" + $0 }) }
    }
    #expect(Container.shapes().fresh(.told, clock, text) == "told at 7")
    #expect(container.fresh(.told, SystemClock(), nil) == " at 7")
    #expect(container.told(SystemClock(), text) == "untold at 7")
  }

  @Test("are overridden also where only their owner can hand them on")
  func confined() {
    let container = Container.shapes {
      $0.override(.confined) { _, change in change(10) }
      $0.override(.spent) { _, token in token.number * 2 }
    }
    #expect(Container.shapes().confined { $0 + 1 } == 2)
    #expect(container.confined { $0 + 1 } == 11)
    #expect(Container.shapes().spent(Token(number: 2)) == 2)
    #expect(container.spent(Token(number: 2)) == 4)
  }

  @Test("G6: an override with such arguments has its container as the current one")
  func current() async throws {
    let container = Container.shapes {
      $0.override(.confined) { c, change in change(Container.current === c ? 1 : 0) }
      $0.override(.sent) { c, page in
        await Task.yield()
        page.number = Container.current === c ? 2 : 3
        return page
      }
    }
    #expect(withContainer(Container.shapes()) { container.confined { $0 } } == 1)
    #expect(try await container.sent(Vellum()).number == 2)
    #expect(try await Container.shapes().sent(Vellum()).number == 1)
  }

  @Test("make values that cannot be copied")
  func noncopyable() throws {
    let container = Container.shapes {
      $0.override(.token) { c, number throws(Failure) in try c.original(.token, number - 1) }
    }
    #expect(try Container.shapes().fresh(.token, 3).number == 3)
    #expect(try container.token(3).number == 2)
    let other = container.overriding { $0.override(.token) { _, number in Token(number: number * 2) } }
    #expect(try other.token(3).number == 6)
    do {
      _ = try container.fresh(.token, 0)
      Issue.record("no error")
    } catch {
      #expect(error == .failed(-1))
    }
  }
}

#if os(macOS) || os(Linux)
extension ArgumentTests {
  #if os(macOS) || os(Linux)
  @Test("G6: an override with such arguments that asks for itself stops, with the way")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.shapes { $0.override(.confined) { c, change in c.confined(change) } }.confined { $0 }
    }
    expect(result, says: "dependency cycle: confined → confined.")
    let waiting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.shapes {
        $0.override(.sent) { c, page throws(Failure) in try await c.sent(page) }
      }
      _ = try await container.sent(Vellum())
    }
    expect(waiting, says: "dependency cycle: sent → sent.")
  }
  #endif
}
#endif
