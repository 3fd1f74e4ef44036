protocol Größe: Sendable { var länge: Int { get } }

// @provide(singleton, as: Größe, name: größteGröße)
struct Große: Größe { let länge = 1 }

// @provide
final class 温度計 {
  let 値: Int
  init(größteGröße ß: any Größe, 値: Int /* @arg */, 🌡️: String = "°" /* @arg */) { self.値 = 値 + ß.länge }
}

/* ünïcödé before */ struct Ñandú {}

extension Ñandú {
  // @provide
  static var émile: Ñandú { Ñandú() }
}
