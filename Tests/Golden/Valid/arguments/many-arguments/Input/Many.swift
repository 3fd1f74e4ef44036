struct Failed: Error {}

// @provide
struct Six {
  var a: Int  // @arg
  var b: String  // @arg
  var c: Bool  // @arg
  var d: Double  // @arg
  var e: [Int]  // @arg
  var f: Int?  // @arg
}

// @provide
struct Seven: CustomStringConvertible {
  let description: String
  init(
    _ a: Int /* @arg */, _ b: String /* @arg */, c: Bool /* @arg */, d: Double /* @arg */, e: [Int] /* @arg */,
    f: Int? /* @arg */, g: Character /* @arg */
  ) {
    description = "\(a) \(b) \(c) \(d) \(e) \(f as Any) \(g)"
  }
}

// @provide
struct Eight: CustomStringConvertible {
  let description: String
  init(
    a: Int /* @arg */, b: String /* @arg */, c: Bool /* @arg */, d: Double /* @arg */, e: [Int] /* @arg */,
    f: Int? /* @arg */, g: Character /* @arg */, h: UInt8 /* @arg */
  ) throws(Failed) {
    if h == 0 { throw Failed() }
    description = "\(a) \(b) \(c) \(d) \(e) \(f as Any) \(g) \(h)"
  }
}
