import DIRuntime
enum Kind { case a, b(Int), c; static let d = Kind.a }
protocol Rule {}
// @provide(into: Rule, key: Kind.a)
struct A: Rule {}
// @provide(into: Rule, key: Kind.b)
struct X: Rule {}
// @provide(into: Rule, key: Kind.d)
struct Y: Rule {}
// @provide(into: Rule, key: .a)
struct Z: Rule {}
// @provide(into: Rule, key: Kind.aa)
struct Z1: Rule {}
// @provide(into: Rule, key: #"raw"#)
struct Z2: Rule {}
// @provide(into: Rule, key: "\u{61}")
struct Z3: Rule {}
// @provide(key: "a")
struct Z4: Rule {}
// @provide(order: 1)
struct Z5: Rule {}
// @provide(into: Rule, order: 1.5)
struct Z6: Rule {}
// @provide(into: Rule, order: -1_0, key: 1)
struct Z7: Rule {}
// @provide(into: Rule, key: 0x1)
struct Z8: Rule {}
// @provide(into: Rule, key: "a")
struct Z9: Rule {}
// @provide(into: Rule, key: "a")
struct Z10: Rule {}
// @provide(into: Rule, key: A.self)
struct Z11: Rule {}
// @provide(into: Rule, order: 99999999999999999999)
struct Z12: Rule {}
enum Shown { case one, two }
// @provide(into: Rule, key: Shown.two)
struct Y1: Rule {}
typealias Alias = Shown
// @provide(into: Rule, key: Alias.`two`)
struct Y2: Rule {}
private enum Hidden { case one }
// @provide(into: Rule, key: Hidden.one)
struct Y3: Rule {}
struct Values { static let one = Values() }
// @provide(into: Rule, key: Values.one)
struct Y4: Rule {}
// @provide(into: Rule, key: "a, b" + "c")
struct Y5: Rule {}
// @provide(into: Rule, key: 1.5)
struct Y6: Rule {}
// @provide(into: Rule, key)
struct Y7: Rule {}
// @provide(into: Rule, key: [1, 2])
struct Y8: Rule {}
// @provide(into: Rule, order)
struct Y9: Rule {}
// @provide(match: nearest, order: 1)
protocol Matched {}
// @provide(replaces: z9, key: 1)
struct Y10: Rule {}
// @provide(into: [Rule, Other], order: 1, priority: 2)
struct Y11: Rule {}
protocol Other {}
enum Late { case always; @available(macOS 99, *) case later }
// @provide(into: Rule, key: Late.later)
struct Y12: Rule {}
