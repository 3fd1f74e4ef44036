// Every kind of declaration that can make a value.

// @provide
final class FinalClass { let kind = "class" }

// @provide
struct PlainStruct { let kind = "struct" }

// @provide
actor PlainActor { nonisolated let kind = "actor" }

// @provide
struct Memberwise {
  var number: FinalClass
  var text: String = "memberwise"
}

struct ByInit {
  let kind: String

  // @provide
  init(plain: PlainStruct) { kind = "init over \(plain.kind)" }

  init(kind: String) { self.kind = kind }
}

struct ByExtensionInit {
  private let kind: String
  var shown: String { kind }
}

extension ByExtensionInit {
  // @provide
  init(byInit: ByInit) { self.init(kind: "extension init over \(byInit.kind)") }
}

final class ByConvenience {
  let kind: String
  init(kind: String) { self.kind = kind }

  // @provide
  convenience init(plain: PlainStruct) { self.init(kind: "convenience over \(plain.kind)") }
}
