struct Size: Equatable, Sendable {
  var width: Int
  static let zero = Size(width: 0)
  static let standard = Size(width: 3)
  enum Unit { case point, pixel }
}

let globalLimit = 100
private let hiddenLimit = 101

protocol Sink: Sendable { var name: String { get } }
struct Console: Sink { let name = "console" }
extension Sink where Self == Console {
  static var console: Console { Console() }
}

// @provide
struct Literals {
  let text: String
  init(
    bool: Bool = true,  // @arg
    integer: Int = 1_000,  // @arg
    negative: Int = -1,  // @arg
    floating: Double = 1e3,  // @arg
    string: String = "a \"quoted\" text",  // @arg
    raw: String = #"raw \n text"#,  // @arg
    long: String /* @arg */ = """
      several
        lines
      """,
    list: [Int] = [1, -2],  // @arg
    table: [String: [Bool]] = ["a": [true]],  // @arg
    nothing: Int? = nil,  // @arg
    bare: Int?  // @arg
  ) {
    text = "\(bool) \(integer) \(negative) \(floating) \(string) \(raw) \(long) \(list) \(table) \(nothing ?? -9) \(bare ?? -8)"
  }
}

// @provide
struct Names {
  let text: String
  init(
    size: Size = .standard,  // @arg
    zero: Size = Size.zero,  // @arg
    unit: Size.Unit = .pixel,  // @arg
    optional: Size? = .zero,  // @arg
    limit: Int = globalLimit,  // @arg
    top: Int = Int.max,  // @arg
    sink: any Sink = .console,  // @arg
    duration: Duration = .zero  // @arg
  ) {
    text = "\(size) \(zero) \(unit) \(optional as Any) \(limit) \(top == Int.max) \(sink.name) \(duration)"
  }
}
