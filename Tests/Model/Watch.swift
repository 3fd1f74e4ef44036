// SPDX-License-Identifier: MIT

import DIRuntime

/// The parts of made-up programs: each provided value has a mark, which says when it is made and freed.
public protocol Seen: Sendable { var mark: Mark { get } }

/// The values that an object got.
public enum Part: Sendable {
  case value(any Seen)
  case values([any Seen])
  case box(any Seen)
  case text(String)
  case container(Container)
  case later(@Sendable (String) async throws -> Part)
  case none

  var text: String {
    switch self {
    case .value(let value), .box(let value): value.mark.text
    case .values(let values): "[\(values.map(\.mark.text).joined(separator: " "))]"
    case .text(let text): "'\(text)'"
    case .container: "container"
    case .later: "later"
    case .none: "nil"
    }
  }
}

/// Numbered in the order in which they are made.
public final class Mark: Sendable {
  nonisolated(unsafe) private static var last = 0
  nonisolated(unsafe) static var freed: [Int] = []

  let number: Int
  let parts: [(String, Part)]

  var text: String { "#\(number)" }

  /// Says that something of this name is made of these parts.
  public init(_ name: String, _ parts: [(String, Part)]) {
    Self.last += 1
    number = Self.last
    self.parts = parts
    print("  \(name)#\(number)(\(parts.map { "\($0): \($1.text)" }.joined(separator: ", ")))")
  }

  /// Says that a property is set.
  public func gets(_ text: String) { print("  #\(number) gets '\(text)'") }

  /// Says that its owner is closed.
  public func closes() { print("  #\(number) closes") }

  deinit { Self.freed.append(number) }
}

/// A part that cannot be copied.
public final class Handle: Seen {
  /// The mark of a part that cannot be copied.
  public let mark: Mark
  /// Has the mark of something that is being made.
  public init(_ mark: Mark) { self.mark = mark }
}

/// No provider has this type.
public struct Absent: Sendable {
  /// For default arguments.
  public init() {}
}

/// The error that providers throw.
public struct Failure: Error {}

/// What others do.
public struct Refusal: Error {}

nonisolated(unsafe) private var failing: Set<String> = []

/// Throws while a script says that this one fails.
public func check(_ name: String) throws(Failure) { if failing.contains(name) { throw Failure() } }

/// The same with another error.
public func refuse(_ name: String) throws(Refusal) { if failing.contains(name) { throw Refusal() } }

/// The event that providers wait for.
public func pause() async { await Task.yield() }

/// The actions of a program, by name.
public struct Table {
  /// Reads accessors.
  public var get: [String: (Container, String) async throws -> Part] = [:]
  /// Looks up by type and name.
  public var dynamic: [String: (Container, String) async throws -> Part] = [:]
  /// Builds anew.
  public var fresh: [String: (Container, String) async throws -> Part] = [:]
  /// Overrides, to be given to a container.
  public var overrides: [String: (inout Overrides) -> Void] = [:]
  /// Makes children, with inputs of their own.
  public var children: [String: (Container) -> Container] = [:]
  /// Makes the containers that all others come from.
  public var new: (((inout Overrides) -> Void)?) -> Container = { _ in fatalError() }
}

/// The actions of this program, to be filled before it runs.
@MainActor public var table = Table()
@MainActor private var containers: [String: Container] = [:]
@MainActor private var parts: [String: Part] = [:]

/// Runs the script that comes in.
@MainActor public func run() async {
  runEverythingOnTheMainThread()
  while let line = readLine() {
    print("> \(line)")
    let words = line.split(separator: " ").map(String.init)
    if words[0] == "reset" { forget() } else { await step(words) }
    if !Mark.freed.isEmpty { print("  freed \(Mark.freed.sorted())") }
    Mark.freed = []
  }
}

@MainActor private func forget() {
  containers = [:]
  parts = [:]
  failing = []
}

@MainActor private func step(_ words: [String]) async {
  switch words[0] {
  case "new": containers[words[1]] = table.new(overrides(words[2]))
  case "over": containers[words[1]] = containers[words[2]]!.overriding(overrides(words[3]))
  case "child": containers[words[1]] = table.children[words[3]]!(containers[words[2]]!)
  case "get": await keep(words[1]) { try await table.get[words[3]]!(containers[words[2]]!, words[4]) }
  case "dynamic": await keep(words[1]) { try await table.dynamic[words[3]]!(containers[words[2]]!, words[4]) }
  case "fresh": await keep(words[1]) { try await table.fresh[words[3]]!(containers[words[2]]!, words[4]) }
  case "force": await keep(words[1]) { try await force(words[2], words[3], words[4]) }
  case "ask":
    await keep(words[1]) { try await table.get[words[4]]!(container(in: words[2], words[3]), words[5]) }
  case "warm": await report { [container = containers[words[1]]!] in try await container.warmUp() }
  case "close": await report { [container = containers[words[1]]!] in try await container.close() }
  case "drop": for word in words.dropFirst() { (containers[word], parts[word]) = (nil, nil) }
  case "fail": failing.insert(words[1])
  case "heal": failing.remove(words[1])
  default: fatalError(words[0])
  }
}

@MainActor private func overrides(_ word: String) -> (inout Overrides) -> Void {
  let all = word == "-" ? [] : word.split(separator: ",").map { table.overrides[String($0)]! }
  return { o in for override in all { override(&o) } }
}

@MainActor private func keep(_ name: String, _ make: () async throws -> Part) async {
  do {
    let part = try await make()
    print("  = \(part.text)")
    parts[name] = part
  } catch {
    print("  failed")
  }
}

@MainActor private func report(_ act: @Sendable () async throws -> Void) async {
  do {
    try await act()
    print("  done")
  } catch {
    print("  failed")
  }
}

@MainActor private func part(_ name: String, _ label: String) -> Part {
  guard case .value(let value) = parts[name]! else { return boxed(name, label) }
  return value.mark.parts.first { $0.0 == label }!.1
}

@MainActor private func boxed(_ name: String, _ label: String) -> Part {
  guard case .box(let value) = parts[name]! else { fatalError(name) }
  return value.mark.parts.first { $0.0 == label }!.1
}

/// A part of a held object: a value that it got, or now gets.
@MainActor private func force(_ name: String, _ label: String, _ argument: String) async throws -> Part {
  let found = part(name, label)
  guard case .later(let make) = found else { return found }
  return try await make(argument)
}

@MainActor private func container(in name: String, _ label: String) -> Container {
  guard case .container(let container) = part(name, label) else { fatalError(name) }
  return container
}
