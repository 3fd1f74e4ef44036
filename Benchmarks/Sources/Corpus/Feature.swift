// SPDX-License-Identifier: MIT

import Platform

/// Something of which a program can have thousands, so that its cost is seen to grow with their number and no faster.
struct Feature: Sendable {
  let name: String
  /// What one of so many adds to a module.
  let own: @Sendable (_ number: Int, _ count: Int) -> String
  /// What it adds to the module below.
  var below: @Sendable (_ number: Int) -> String = { _ in "" }

  /// Writes a program of two modules that has it so often, lists of their files, and what the plugin would run.
  func write(_ count: Int, to folder: String) throws(Failure) {
    try Files.makeFolder(folder)
    let numbers = 0..<count
    let own = "import Lib\n\n" + numbers.map { self.own($0, count) }.joined(separator: "\n")
    try Files.write(own, to: "\(folder)/App.swift")
    try Files.write(numbers.map(below).joined(separator: "\n"), to: "\(folder)/Lib.swift")
    try Files.write("\(folder)/Lib.swift\n", to: "\(folder)/Lib.list")
    let words = "--output \(folder)/Out.swift --dependency Lib @\(folder)/Lib.list \(folder)/App.swift"
    try Files.write("generate --module App \(words)\n", to: "\(folder)/commands")
  }
}

extension Feature {
  /// What programs say with directives.
  static let kinds = [
    Feature(name: "singletons in a chain") { number, _ in provider("singleton", number, after: number - 1) },
    Feature(name: "weak values") { number, _ in provider("weak", number, after: number - 1) },
    Feature(name: "transients") { number, _ in provider("transient", number, after: -1) },
    Feature(name: "as a protocol") { number, _ in
      "protocol P\(number) {}\n// @provide(as: P\(number))\nstruct C\(number): P\(number) {}\n"
        + user("any P\(number)", number)
    },
    Feature(name: "a collection each") { number, _ in
      "protocol P\(number) {}\n// @provide(into: P\(number))\nstruct C\(number): P\(number) {}\n"
        + user("[any P\(number)]", number)
    },
    Feature(name: "one collection") { number, _ in
      (number == 0 ? "protocol P {}\n" + user("[any P]", number) : "")
        + "// @provide(into: P)\nstruct C\(number): P {}\n"
    },
    Feature(name: "deferred, in a circle") { number, count in
      type("singleton", number, "next: Lazy<C\((number + 1) % count)>")
    },
    Feature(name: "names and arguments") { number, _ in
      """
      // @provide(name: n\(number))
      func n\(number)() -> Int { \(number) }
      // @provide
      struct C\(number) { init(/* @named(n\(number)) */ a: Int, /* @arg */ b: Int) {} }

      """
    },
    Feature(name: "generics") { number, _ in
      (number == 0 ? "// @provide\nstruct Store<Element> { init() {} }\n" : "") + "struct E\(number) {}\n"
        + user("Store<E\(number)>", number)
    },
    Feature(name: "under #if") { number, _ in
      "#if DEBUG\n// @provide\nstruct C\(number) {}\n#else\n// @provide\nclass C\(number) {}\n#endif\n"
        + user("C\(number)", number)
    },
    Feature(name: "replaced") { number, _ in
      "protocol P\(number) {}\n// @provide(as: P\(number), name: p\(number))\nstruct C\(number): P\(number) {}\n"
        + "// @provide(replaces: p\(number))\nstruct D\(number): P\(number) {}\n"
    },
    Feature(name: "async and throwing") { number, _ in
      type("singleton", number, number > 0 ? "a: C\(number - 1)" : "", effects: " async throws")
    },
    Feature(name: "eager, and closed") { number, _ in
      "// @provide(singleton, eager, onClose: stop)\nactor C\(number) {\n  func stop() {}\n}\n"
    },
    Feature(name: "child containers") { number, _ in
      child(number) + "// @provide(singleton, in: S\(number))\nfinal class C\(number): Sendable {}\n"
    },
    Feature(name: "in one child container") { number, _ in
      (number == 0 ? child(0) : "") + type("singleton, in: S0", number, number > 0 ? "a: C\(number - 1)" : "")
    },
  ]

  /// What they say across modules.
  static let acrossModules = [
    Feature(name: "of the module below") { number, _ in
      type("singleton", number, "a: L\(number)")
    } below: { number in
      "// @provide(singleton, public)\npublic final class L\(number): Sendable { public init() {} }\n"
    },
    Feature(name: "required below") { number, _ in
      "// @provide(singleton, as: P\(number))\nfinal class C\(number): P\(number) {}\n"
    } below: { number in
      "// @require\n\(promise(number))\(type("singleton", number, "p: any P\(number)"))"
    },
    Feature(name: "joined to collections below") { number, _ in
      "// @provide(into: P\(number))\nstruct D\(number): P\(number) {}\n"
    } below: { number in
      "\(promise(number))// @provide(into: P\(number))\nstruct C\(number): P\(number) {}\n"
        + type("singleton", number, "all: [any P\(number)]", name: "U")
    },
    Feature(name: "replaced from above") { number, _ in
      "// @provide(singleton, replaces: Lib.p\(number))\nfinal class D\(number): P\(number) {}\n"
    } below: { number in
      "\(promise(number))// @provide(singleton, as: P\(number), public, name: p\(number))\nfinal class C\(number): P\(number) {}\n"
    },
  ]

  /// Mistakes, each of which is an error of its own.
  static let mistakes = [
    Feature(name: "a missing provider") { number, _ in "struct M\(number) {}\n" + user("M\(number)", number)
    },
    Feature(name: "provided twice") { number, _ in
      "protocol P\(number) {}\n// @provide(as: P\(number))\nstruct C\(number): P\(number) {}\n"
        + "// @provide(as: P\(number))\nstruct D\(number): P\(number) {}\n"
    },
    Feature(name: "a cycle of two") { number, _ in
      type("singleton", number, "b: D\(number)") + type("singleton", number, "c: C\(number)", name: "D")
    },
    Feature(name: "a misspelt option") { number, _ in type("singelton", number, "") },
    Feature(name: "out of a child's scope") { number, _ in
      (number == 0 ? child(0) + "// @provide(singleton, in: S0)\nfinal class K: Sendable {}\n" : "")
        + type("singleton", number, "k: K")
    },
    Feature(name: "an error that is not passed on") { number, _ in
      type("singleton", number, "", name: "T", effects: " throws")
        + type("singleton", number, "t: @escaping @Sendable () -> T\(number)")
    },
    Feature(name: "not to be seen from above") { number, _ in
      type("singleton", number, "p: any P\(number)")
    } below: { number in
      "\(promise(number))// @provide(singleton, as: P\(number))\nfinal class L\(number): P\(number) {}\n"
    },
    Feature(name: "an unmet requirement") { number, _ in
      "final class C\(number): P\(number) {}\n"
    } below: {
      number in
      "// @require\n\(promise(number))\(type("singleton", number, "p: any P\(number)"))"
    },
  ]

  /// Those that something is generated for.
  static let sound = kinds + acrossModules
}

// MARK: Parts

private func provider(_ options: String, _ number: Int, after other: Int) -> String {
  type(options, number, other >= 0 ? "a: C\(other)" : "")
}

private func type(
  _ options: String, _ number: Int, _ parameters: String, name: String = "C", effects: String = ""
) -> String {
  "// @provide(\(options))\nfinal class \(name)\(number): Sendable { init(\(parameters))\(effects) {} }\n"
}

private func user(_ type: String, _ number: Int) -> String {
  "// @provide\nstruct U\(number) { init(a: \(type)) {} }\n"
}

private func child(_ number: Int) -> String {
  "// @container(parent: Container)\nstruct S\(number): Sendable { let id\(number): Int }\n"
}

private func promise(_ number: Int) -> String { "public protocol P\(number): Sendable {}\n" }
