struct Made { var kind: String }
struct MadeFreely { var kind: String }
struct MadeByClassFunc { var kind: String }
struct Kept: Sendable { var kind: String }
struct Computed { var kind: String }
struct Checked { var kind: String }
struct Global: Sendable { var kind: String }
struct GlobalComputed { var kind: String }
enum CheckFailed: Error { case always }

enum Factory {
  // @provide
  static func made(plain: PlainStruct) -> Made { Made(kind: "static func over \(plain.kind)") }

  // @provide
  static let kept: Kept = .standard

  // @provide
  static var computed: Computed { Computed(kind: "static computed") }

  // @provide
  static var checked: Checked {
    get throws(CheckFailed) { Checked(kind: "throwing getter") }
  }
}

class Base {
  // @provide
  class func byClassFunc() -> MadeByClassFunc { MadeByClassFunc(kind: "class func") }
}

extension Kept {
  static var standard: Kept { Kept(kind: "static let") }
}

// @provide
func freely(_ plain: PlainStruct) -> MadeFreely { MadeFreely(kind: "free func over \(plain.kind)") }

// @provide
let global: Global = Global(kind: "global let")

// @provide
var globalComputed: GlobalComputed { GlobalComputed(kind: "global computed") }
