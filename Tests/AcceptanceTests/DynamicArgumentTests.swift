// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

struct Seat: Hashable, Sendable {
  let row: Int
  let name: String
}

final class Hall: Sendable {
  let seat: Seat
  init(seat: Seat) { self.seat = seat }
}

final class Stage: CreatableOnDemand, Sendable {
  static let ledger = Ledger()
  init() { Stage.ledger.note("stage") }
}

@Suite("Registered at run time: arguments, names, kinds of types")
struct DynamicArgumentTests {
  private let container = Container()
  private var halls: DynamicContainer { container.dynamic }

  @Test("B1: the look-up gives the arguments; missing, extra and mistyped ones are an error that names both")
  func arguments() throws {
    halls.register { (_, row: Int, name: String) in Seat(row: row, name: name) }
    #expect(try halls.resolve(Seat.self, arguments: 3, "Ann") == Seat(row: 3, name: "Ann"))
    #expect(message { try halls.resolve(Seat.self) } == "Seat takes (Int, String) and was given ()")
    #expect(
      message { try halls.resolve(Seat.self, arguments: 3, "Ann", true) }
        == "Seat takes (Int, String) and was given (Int, String, Bool)")
    #expect(
      message { try halls.resolve(Seat.self, arguments: "3", "Ann") }
        == "Seat takes (Int, String) and was given (String, String)")
  }

  @Test("B2: an argument is handed on without being registered")
  func handedOn() throws {
    halls.register { (_, row: Int) in Seat(row: row, name: "x") }
      .register { (r, row: Int) in Hall(seat: try r.resolve(arguments: row)) }
    #expect(try halls.resolve(Hall.self, arguments: 7).seat.row == 7)
    #expect(throws: DynamicError.self) { try halls.resolve(Int.self) }
  }

  @Test("B4: a failed build is not kept")
  func failedBuild() throws {
    let ledger = Ledger()
    halls.register(lifetime: .singleton) { _ in
      ledger.note("try")
      if ledger.count("try") == 1 { throw Refused(reason: "first") }
      return Hall(seat: Seat(row: 1, name: ""))
    }
    #expect(throws: Refused(reason: "first")) { try halls.resolve(Hall.self) }
    #expect(try halls.resolve(Hall.self) === halls.resolve(Hall.self))
    #expect(ledger.count("try") == 2)
  }

  @Test("B5: an error of a factory reaches the caller unchanged, through what needs it too")
  func errors() {
    halls.register(Seat.self) { _ in throw Refused(reason: "full") }
    halls.register { r in Hall(seat: try r.resolve()) }
    #expect(throws: Refused(reason: "full")) { try halls.resolve(Hall.self) }
  }

  @Test(
    "B6: one provider of several types gives one singleton; another protocol's provider overwrites nothing")
  func severalTypes() throws {
    let ledger = container.ledger
    halls.register(
      Store.self, as: (any Reading).self, (any Writing).self, name: "hall", lifetime: .singleton
    ) { _ in Store(ledger: ledger) }
    let reading = try halls.resolve((any Reading).self, name: "hall")
    #expect(try halls.resolve((any Writing).self, name: "hall").identity == reading.identity)
    halls.register((any Writing).self, name: "hall") { _ in Store(ledger: ledger) }
    #expect(try halls.resolve((any Writing).self, name: "hall").identity != reading.identity)
    #expect(try halls.resolve((any Reading).self, name: "hall").identity == reading.identity)
  }

  @Test("B8: named values of one type live side by side, plain ones too")
  func names() throws {
    halls.register(using: 1).register(name: "rows", using: 20).register(name: "seats", using: 400)
    #expect(try halls.resolve(Int.self) == 1)
    #expect(try halls.resolve(Int.self, name: "rows") == 20)
    #expect(try halls.resolve(Int.self, name: "seats") == 400)
  }

  @Test("B9: generics, arrays, optionals, nested and equally named types never get mixed up")
  func kinds() throws {
    typealias Row = [Int]
    halls.register(using: 1).register(Int?.self, using: 2).register(using: [3]).register(using: [[4]])
      .register(using: Set([5])).register(using: Crate.Label(text: "own"))
      .register(using: AcceptanceLibrary.Crate.Label(text: "library"))
    #expect(try halls.resolve(Int.self) == 1)
    #expect(try halls.resolve(Int?.self) == 2)
    #expect(try halls.resolve(Row.self) == [3])
    #expect(try halls.resolve([Row].self) == [[4]])
    #expect(try halls.resolve(Set<Int>.self) == [5])
    #expect(try halls.resolve(Crate.Label.self).text == "own")
    #expect(try halls.resolve(AcceptanceLibrary.Crate.Label.self).text == "library")
  }

  @Test("B11: a type with a parameterless init is created once, only for those who ask for that")
  func onDemand() throws {
    #expect(throws: DynamicError.self) { try halls.resolve(Stage.self) }
    let stage = try halls.resolve(creatingIfMissing: Stage.self)
    #expect(try halls.resolve(creatingIfMissing: Stage.self) === stage)
    #expect(try halls.resolve(Stage.self) === stage)
    #expect(Stage.ledger.count("stage") == 1)
  }
}

@Suite("Registered at run time: matching a supertype")
struct DynamicMatchingTests {
  private func chain(_ match: DynamicMatch = .exact) -> DynamicContainer {
    DynamicContainer(match: match)
      .register { _ in Ballad() }.register { _ in Aria() }.register { _ in Tune() }
  }

  @Test("C1: the nearest of a chain has the fewest steps to the request, the furthest the most")
  func steps() throws {
    #expect(try type(of: chain().resolve((any Song).self, match: .nearest)) == Tune.self)
    #expect(try type(of: chain().resolve((any Song).self, match: .furthest)) == Aria.self)
    chain().unregister(Tune.self)
    let songs = chain()
    songs.unregister(Tune.self)
    #expect(try type(of: songs.resolve(Tune.self, match: .nearest)) == Ballad.self)
  }

  @Test("C2: a tie is an error that lists the candidates, the same 50 times")
  func tie() {
    for _ in 0..<50 {
      let songs = DynamicContainer(match: .nearest).register { _ in Drone() }.register { _ in Tune() }
      #expect(
        message { try songs.resolve((any Song).self) }
          == "several providers match Song equally well: Drone, Tune")
    }
  }

  @Test("C3: what is registered as a supertype is returned if it is the subclass, else an error")
  func subclass() throws {
    let songs = DynamicContainer().register(Tune.self) { _ in Ballad() }
    #expect(try type(of: songs.resolve(Ballad.self, match: .nearestOrCastable)) == Ballad.self)
    #expect(throws: DynamicError.self) { try songs.resolve(Aria.self, match: .nearestOrCastable) }
    #expect(throws: DynamicError.self) { try songs.resolve(Ballad.self) }
  }

  @Test(
    "C4: casting comes last, builds nothing that cannot match and each candidate once, and reports a cycle")
  func casting() throws {
    let ledger = Ledger()
    let songs = DynamicContainer(match: .nearestOrCastable)
      .register { _ in noted(Drone(), "drone", in: ledger) }
      .register { _ in noted(Seat(row: 1, name: ""), "seat", in: ledger) }
      .register(Tune.self, as: Tune.self, (any Song).self) { _ in noted(Ballad(), "ballad", in: ledger) }
    #expect(try type(of: songs.resolve(Ballad.self)) == Ballad.self)
    #expect(ledger.all == ["ballad"])
    songs.register { _ in noted(Aria() as Ballad, "exact", in: ledger) }
    _ = try songs.resolve(Ballad.self)
    #expect(ledger.all == ["ballad", "exact"])
    let circular = DynamicContainer(match: .nearestOrCastable)
      .register(Tune.self) { r in try r.resolve(Ballad.self) }
    #expect(message { try circular.resolve(Ballad.self) } == "dependency cycle: Tune → Tune")
  }

  @Test("C5: a container has a rule of its own, which is exact unless it is told otherwise")
  func ownRule() throws {
    #expect(throws: DynamicError.self) { try chain().resolve((any Song).self) }
    #expect(try type(of: chain(.nearest).resolve((any Song).self)) == Tune.self)
    #expect(try type(of: chain(.furthest).resolve((any Song).self)) == Aria.self)
    #expect(throws: DynamicError.self) { try chain(.nearest).resolve((any Song).self, match: .exact) }
  }
}
