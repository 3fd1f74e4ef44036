import DIRuntime
// In one module: chain with order, lifetimes, collections, keyed, weak, main actor, async, Lazy/Provider/functions.
protocol Clock: Sendable { var name: String { get } }
// @provide(singleton, as: Clock)
final class SystemClock: Clock { init() { print("system") }; let name = "system" }
// @provide(replaces: clock, order: 20)
final class C20: Clock { let inner: any Clock; init(inner: any Clock) { self.inner = inner; print("c20") }; var name: String { "20(\(inner.name))" } }
// @provide(transient, replaces: clock, order: -5)
final class C5: Clock { let inner: any Clock; init(inner: any Clock) { self.inner = inner; print("c-5") }; var name: String { "-5(\(inner.name))" } }
// @provide(replaces: clock, order: 7)
final class C7: Clock { let inner: Provider<any Clock>; init(inner: Provider<any Clock>) { self.inner = inner; print("c7") }; var name: String { "7(\(inner().name))" } }
// @provide
struct Watch { let clock: any Clock; let later: Lazy<any Clock>; let f: () -> any Clock }

protocol Rule: Sendable { var text: String { get } }
// @provide(name: first, as: Rule, into: Rule)
struct R1: Rule { let text = "r1" }
// @provide(into: Rule)
struct R2: Rule { let text = "r2" }
// @provide(replaces: first)
struct D1: Rule { let first: any Rule; var text: String { "<\(first.text)>" } }
// @provide
struct Book { let rules: [any Rule] }

protocol Store: AnyObject, Sendable { var text: String { get } }
// @provide(keyed: user, as: Store)
final class DiskStore: Store { let text: String; init(user: String /* @arg */) { text = user; print("disk", user) } }
// @provide(replaces: store)
final class Cached: Store { let inner: any Store; init(user: String /* @arg */, inner: any Store) { self.inner = inner; print("cached", user) }; var text: String { "c:\(inner.text)" } }

// @provide(weak)
class Node: @unchecked Sendable { var text: String { "node" } }
// @provide(replaces: node)
final class Node2: Node, @unchecked Sendable { let inner: Node; init(inner: Node) { self.inner = inner }; override var text: String { inner.text + "2" } }

struct E1: Error {}
// @provide(singleton)
func loaded() async throws(E1) -> Loaded { Loaded(text: "l") }
struct Loaded: Sendable { let text: String }
// @provide(replaces: loaded, order: 1)
func l1(loaded: Loaded) -> Loaded { Loaded(text: loaded.text + "1") }
// @provide(replaces: loaded, order: 2)
func l2(loaded: @Sendable () async throws -> Loaded) async throws(E1) -> Loaded { Loaded(text: ((try? await loaded().text) ?? "-") + "2") }
@globalActor actor Other { static let shared = Other() }
// @provide(singleton)
@Other final class Odd { var n = 1 }
// @provide(replaces: odd)
@Other func odd2(odd: Odd) -> Odd { odd.n += 1; return odd }

// @provide(boxed)
struct Settings { var n = 1 }
// @provide(boxed, replaces: settings)
func settings2(box: Box<Settings>) -> Settings { Settings(n: box.value.n + 1) }

// @provide
struct Inner { let n: Int; let t: Int; init(n: Int /* @arg */, t: Int = 3 /* @arg */) { self.n = n; self.t = t } }
// @provide(replaces: inner)
func inner2(n: Int /* @arg */, t: Int = 9 /* @arg */, make: (Int) -> Inner) -> Inner { make(n * 10) }

// A named one, taken by its name, by a default and as an optional.
// @provide(name: port)
func portValue() -> Int { 80 }
// @provide(replaces: port)
func port2(old: Int? /* @named(port) */) -> Int { (old ?? 0) + 1 }
// @provide(name: host)
func hostValue() -> String { "h" }
// @provide(replaces: host)
func host2(host: String = "default") -> String { host + "2" }
// @provide
struct Both { let a: any Clock, b: [any Rule] }
