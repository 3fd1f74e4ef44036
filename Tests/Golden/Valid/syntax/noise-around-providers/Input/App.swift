import DIRuntime

infix operator <=>: ComparisonPrecedence
precedencegroup Loud { higherThan: AdditionPrecedence }

func <=> <Value: Comparable>(left: Value, right: Value) -> Int { left < right ? -1 : left > right ? 1 : 0 }

@resultBuilder
enum Lines {
  static func buildBlock(_ parts: String...) -> [String] { parts }
  static func buildOptional(_ part: [String]?) -> String { part?.first ?? "" }
}

extension Array where Element == Int {
  var total: Int { reduce(0, +) }
}

protocol Shape { associatedtype Unit; var area: Unit { get } }
extension Shape where Unit == Int { var doubled: Int { area * 2 } }

struct Square: Shape {
  typealias Unit = Int
  var area: Int
  init?(side: Int) { guard side >= 0 else { return nil }; area = side * side }
  subscript<T>(keyed key: T) -> T where T: Hashable { key }
}

// @provide
final class Document {
  let lines: [String]
  init(title: String /* @arg */, isLong: Bool /* @arg */ = false, @Lines footer: () -> [String] = { ["end"] }) {
    lines = [title, isLong ? "long" : "short"] + footer()
  }
}

// @provide
struct Library {
  let open: (String, Bool) -> Document
  var first: [String] { open("first", true).lines }
}

func outer() -> Int {
  struct Local { let value = 1 }
  func inner() -> Int { Local().value }
  return inner() <=> 2
}
