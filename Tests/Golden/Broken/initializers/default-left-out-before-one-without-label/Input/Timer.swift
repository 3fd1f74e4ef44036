struct Limit { var value = 1 }
struct Size { var value = 1 }

// @provide
let limit: Limit = Limit(value: 2)

// @provide
struct Timer {
  let text: String
  init(_ size: Size = Size(), _ limit: Limit = Limit()) { text = "\(size.value) \(limit.value)" }
}
