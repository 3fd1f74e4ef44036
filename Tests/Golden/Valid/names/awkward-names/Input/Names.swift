struct Value: Sendable { var text: String }
protocol Texted { var text: String { get } }
extension Value: Texted {}

// @provide(as: Texted)
func value(_ value: String /* @arg */) -> Value { Value(text: "value " + value) }

// @provide
let c: Value = Value(text: "c")

// @provide(name: plan)
struct Plan {
  let text: String
  init(c: Value, make: String /* @arg */) { text = "\(c.text) \(make)" }
}

// @provide(singleton, name: owner)
struct Owner: Sendable {}

// @provide(singleton, name: view)
struct View: Sendable {}

// @provide
struct Form {
  let text: String
  init(c: Value /* @arg */, owner: Owner, again: Owner /* @named(owner) */, view: View, value: Int /* @arg */) {
    text = "\(c.text) \(value)"
  }
}

// @provide
func makeBadge(makeBadge: String /* @arg */, self me: Int /* @arg */) -> Badge { Badge(text: makeBadge + "\(me)") }

struct Badge { var text: String }

// @provide
struct lower {
  var lower: Int // @arg
}
