// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation
import Testing

@testable import DIToolCore

/// Random questions about packages of two programs above one library, against answers that are known from how the sources are made.
struct TwoProgramsTests {
  @Test("H7: no answer crosses from one program into the other", arguments: 1...20)
  func oracle(seed: UInt64) throws {
    var package = MadePackage(seed: seed)
    let workshop = try Workshop()
    let words = try package.write(to: workshop)
    for _ in 0..<3 {
      for command in ["needs", "who", "why"] {
        let key = package.random(from: package.keys)
        let all = command == "why" ? ["--all"] : []
        let asked = workshop.run(all: [command, key, "--format", "json"] + all + words)
        #expect(asked.code == 0, "\(asked.errors)")
        let found = try JSONDecoder().decode([Answered].self, from: Data(asked.output.utf8))
        for program in MadePackage.programs where package.has(key, program) {
          let one = try #require(found.first { $0.program == program }?.answers?.first)
          let ids =
            (one.needs ?? one.users ?? []).map { "\($0.id) \($0.distance)" } + (one.ways ?? []).map(\.start)
          #expect(
            Set(ids) == package.expected(command, key, program), "\(seed): \(command) \(key) in \(program)")
        }
        #expect(Set(found.map(\.program)) == Set(MadePackage.programs.filter { package.has(key, $0) }))
      }
    }
    let unused = workshop.run(all: ["unused", "--list"] + words).output
    #expect(Set(unused.split(separator: "\n").map(String.init)) == package.unused, "\(seed): unused")
    let order = workshop.run(all: ["order", "--format", "json"] + words)
    let orders = try JSONDecoder().decode([Answered].self, from: Data(order.output.utf8))
    #expect(
      orders.map { $0.containers?.first?.first } == MadePackage.programs.map(package.eager), "\(seed): order")
  }

  private struct Answered: Decodable {
    struct One: Decodable {
      var needs: [Reached]?
      var users: [Reached]?
      var ways: [Way]?
    }
    struct Reached: Decodable {
      var id: String
      var distance: Int
    }
    struct Way: Decodable { var start: String }
    struct Order: Decodable { var first: [String] }

    var program: String
    var answers: [One]?
    var containers: [Order]?
  }
}

/// A made-up package: the programs One and Two have providers of the same names, and each meets the requirements of the library Kit.
private struct MadePackage {
  static let programs = ["One", "Two"]

  /// The providers that each one needs, by program.
  private var needs: [String: [String: [String]]] = ["One": [:], "Two": [:]]
  private var texts: [String: String] = [:]
  private var called: [String: Set<String>] = [:]
  /// The eager providers of each module in the order of its sources.
  private var eagerIDs: [String: [String]] = [:]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    let requirements = (0..<3).map { "r\($0)" }
    texts["Kit"] =
      "import DIRuntime\n"
      + requirements.map { "// @require\npublic protocol \($0.uppercased()): Sendable {}\n" }.joined()
    var (base, upper) = ([String](), [String]())
    for number in 0..<4 { base.append(add("k\(number)", to: "Kit", from: base)) }
    for number in 4..<8 {
      upper.append(add("k\(number)", to: "Kit", from: base + upper + requirements.map { "Kit." + $0 }))
    }
    for program in Self.programs {
      texts[program] = "import DIRuntime\nimport Kit\n"
      for requirement in requirements {
        _ = add(requirement, to: program, from: base)
        needs[program]?["Kit." + requirement] = ["\(program).\(requirement)"]
      }
      var own: [String] = []
      for number in 0..<5 { own.append(add("a\(number)", to: program, from: own + base + upper)) }
      called[program] = Set(own.filter { _ in next() % 3 == 0 })
      let calls = called[program]!.sorted().map { "  _ = container.\($0.split(separator: ".")[1])\n" }
        .joined()
      texts[program]! += "func use() {\n  let container = Container()\n\(calls)}\n"
    }
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func random<Element>(from list: [Element]) -> Element { list[Int(next() % UInt64(list.count))] }

  /// Adds a provider that needs up to three others, some of them later.
  private mutating func add(_ name: String, to module: String, from others: [String]) -> String {
    let count = others.isEmpty ? 0 : Int(next() % 4)
    let chosen = Set((0..<count).map { _ in random(from: others) }).sorted()
    let (id, isRequirement) = ("\(module).\(name)", name.hasPrefix("r"))
    let parameters = chosen.enumerated().map { number, other in
      let name = other.split(separator: ".")[1].uppercased()
      let type = name.hasPrefix("R") ? "any \(name)" : name
      return "p\(number): " + (next() % 4 == 0 ? "@escaping @Sendable () -> \(type)" : type)
    }
    let isEager = !isRequirement && next() % 4 == 0
    let options =
      (isRequirement ? ["as: \(name.uppercased())"] : []) + (module == "Kit" ? ["public"] : [])
      + (isEager ? ["singleton", "eager"] : [])
    let head =
      isRequirement
      ? "struct \(module)\(name.uppercased()): \(name.uppercased())"
      : "final class \(name.uppercased()): Sendable"
    texts[module]! +=
      "// @provide\(options.isEmpty ? "" : "(\(options.joined(separator: ", ")))")\n"
      + "\(module == "Kit" ? "public " : "")\(head) { init(\(parameters.joined(separator: ", "))) {} }\n"
    for program in Self.programs where module == "Kit" || module == program { needs[program]?[id] = chosen }
    if isEager { eagerIDs[module, default: []].append(id) }
    return id
  }

  func write(to workshop: Workshop) throws -> [String] {
    for (module, text) in texts { try workshop.write(text, to: "\(module).swift") }
    try workshop.write(workshop.path("Kit.swift") + "\n", to: "Kit.txt")
    let lists = try Self.programs.map { program in
      let lines = [
        "--module", program, workshop.path("\(program).swift"), "--dependency", "Kit",
        "@" + workshop.path("Kit.txt"),
      ]
      try workshop.write(lines.joined(separator: "\n") + "\n", to: "\(program).arguments.txt")
      return "@" + workshop.path("\(program).arguments.txt")
    }
    return ["--root", workshop.folder.path] + lists
  }

  // MARK: Answers

  var keys: [String] { Set(needs.values.flatMap(\.keys)).sorted() }

  func has(_ key: String, _ program: String) -> Bool { needs[program]?[key] != nil }

  func eager(_ program: String) -> [String] { (eagerIDs["Kit"] ?? []) + (eagerIDs[program] ?? []) }

  func expected(_ command: String, _ key: String, _ program: String) -> Set<String> {
    let own = needs[program] ?? [:]
    let forward = command == "needs"
    let reached = distances(from: [key]) { id in
      forward ? own[id] ?? [] : own.keys.filter { own[$0]!.contains(id) }
    }
    if command == "why" {
      return Set(reached.keys.filter { called[program]!.contains($0) || eager(program).contains($0) })
    }
    return Set(reached.filter { $0.key != key }.map { "\($0.key) \($0.value)" })
  }

  private func distances(from starts: [String], by steps: (String) -> [String]) -> [String: Int] {
    var (result, queue) = ([String: Int](), starts)
    for start in starts { result[start] = 0 }
    while !queue.isEmpty {
      let id = queue.removeFirst()
      for other in steps(id) where result[other] == nil {
        result[other] = result[id]! + 1
        queue.append(other)
      }
    }
    return result
  }

  /// The providers that neither program reaches from a call, by the name, or from an eager provider.
  var unused: Set<String> {
    let all = Self.programs.map { program in
      // A name behind a dot counts for every provider of that name in the program.
      let names = Set(called[program]!.map { $0.split(separator: ".")[1] })
      let starts =
        needs[program]!.keys.filter { names.contains($0.split(separator: ".")[1]) } + eager(program)
      return Set(distances(from: starts) { needs[program]![$0] ?? [] }.keys)
    }
    return Set(keys).subtracting(all[0].union(all[1]))
  }
}
