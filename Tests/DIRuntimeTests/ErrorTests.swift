// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// Errors of every way in which swiftc passes one: nothing, a word, an object, more than fits into registers,
// and the untyped one. A build function put into a key or an override in one way and called in another would
// overwrite memory, see `Makers.swift`.

@Suite("Errors of every layout pass through")
struct ErrorTests {
  @Test("kept providers", arguments: [false, true])
  func kept(overridden: Bool) {
    let container = overridden ? Self.overriding() : Self.plain()
    let offset = overridden ? 100 : 0
    #expect(throws: EmptyError()) { try container.failEmpty }
    #expect(throws: Failure.failed(1 + offset)) { try container.failWord }
    #expect(throws: LargeError(2 + offset)) { try container.failLarge }
    #expect(throws: ObjectError(3 + offset)) { try container.failObject }
    #expect(throws: ObjectError(4 + offset)) { try container.failAny }
  }

  @Test("transients with an argument", arguments: [false, true])
  func transient(overridden: Bool) {
    let container = overridden ? Self.overriding() : Self.plain()
    let text = overridden ? Self.text + "!" : Self.text
    #expect(throws: LargeError(text.utf8.count)) { try container.failWith(Self.text) }
  }

  @Test("nothing, when an override returns a value")
  func returning() throws {
    let container = Container(_plan: Self.plan) {
      $0.override(.failWord) { _ in Link(name: "word") }
      $0.override(.failLarge) { _ in Link(name: "large") }
      $0.override(.failAny) { _ in Link(name: "any") }
      $0.override(.failWith) { _, text in Link(name: text) }
    }
    #expect(try container.failWord.name == "word")
    #expect(try container.failLarge.name == "large")
    #expect(try container.failAny === container.failAny)
    #expect(try container.failWith(Self.text).name == Self.text)
  }

  @Test("functions that have a name")
  func named() {
    let word: @Sendable (Container) throws(Failure) -> Link = { _ throws(Failure) in throw .failed(7) }
    let large: @Sendable (Container, String) throws(LargeError) -> Link = { _, _ throws(LargeError) in
      throw LargeError(8)
    }
    let container = Container(_plan: Self.plan) {
      $0.override(.failWord, with: word)
      $0.override(.failWith, with: large)
    }
    #expect(throws: Failure.failed(7)) { try container.failWord }
    #expect(throws: LargeError(8)) { try container.failWith(Self.text) }
  }

  private static let text = "an argument that is too long for a small string"
  private static let plan = _Plan { $0.register("Errors", slots: 6, base: errorBase) }

  private static func plain() -> Container { Container(_plan: plan) }

  private static func overriding() -> Container {
    Container(_plan: plan) {
      $0.override(.failEmpty) { _ throws(EmptyError) in throw EmptyError() }
      $0.override(.failWord) { _ throws(Failure) in throw .failed(101) }
      $0.override(.failLarge) { _ throws(LargeError) in throw LargeError(102) }
      $0.override(.failObject) { _ throws(ObjectError) in throw ObjectError(103) }
      $0.override(.failAny) { _ in throw ObjectError(104) }
      $0.override(.failWith) { _, text throws(LargeError) in
        throw LargeError(text.utf8.count + 1)
      }
    }
  }
}

private struct EmptyError: Error, Equatable {}

private struct LargeError: Error, Equatable {
  var a: Int, b = 2, c = 3, d = "too long for a small string", e = 5
  init(_ a: Int) { self.a = a }
}

private final class ObjectError: Error, Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (one: ObjectError, other: ObjectError) -> Bool { one.number == other.number }
}

extension Container {
  fileprivate var failEmpty: Link { get throws(EmptyError) { try _kept(.failEmpty) } }
  fileprivate var failWord: Link { get throws(Failure) { try _kept(.failWord) } }
  fileprivate var failLarge: Link { get throws(LargeError) { try _kept(.failLarge) } }
  fileprivate var failObject: Link { get throws(ObjectError) { try _kept(.failObject) } }
  fileprivate var failAny: Link { get throws { try _kept(.failAny) } }
  fileprivate func failWith(_ text: String) throws(LargeError) -> Link {
    if let make = _override(of: .failWith) { return try make(_view, text) }
    return try buildWith(self, text)
  }
}

extension Key where Maker == @Sendable (Container) throws(EmptyError) -> Link {
  fileprivate static var failEmpty: Self { errorBase.key(0, buildEmpty) }
}

extension Key where Maker == @Sendable (Container) throws(Failure) -> Link {
  fileprivate static var failWord: Self { errorBase.key(1, buildWord) }
}

extension Key where Maker == @Sendable (Container) throws(LargeError) -> Link {
  fileprivate static var failLarge: Self { errorBase.key(2, buildLarge) }
}

extension Key where Maker == @Sendable (Container) throws(ObjectError) -> Link {
  fileprivate static var failObject: Self { errorBase.key(3, buildObject) }
}

extension Key where Maker == @Sendable (Container) throws -> Link {
  fileprivate static var failAny: Self { errorBase.key(4, buildAny) }
}

extension Key where Maker == @Sendable (Container, String) throws(LargeError) -> Link {
  fileprivate static var failWith: Self { errorBase.key(5, buildWith) }
}

private let errorBase = _SlotBase()

private func buildEmpty(_ c: Container) throws(EmptyError) -> Link { throw EmptyError() }
private func buildWord(_ c: Container) throws(Failure) -> Link { throw .failed(1) }
private func buildLarge(_ c: Container) throws(LargeError) -> Link { throw LargeError(2) }
private func buildObject(_ c: Container) throws(ObjectError) -> Link { throw ObjectError(3) }
private func buildAny(_ c: Container) throws -> Link { throw ObjectError(4) }
private func buildWith(_ c: Container, _ text: String) throws(LargeError) -> Link {
  throw LargeError(text.utf8.count)
}
