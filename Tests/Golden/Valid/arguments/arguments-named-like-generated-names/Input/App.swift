import DIRuntime

// @provide
struct A { let d: String; init(_handle: Int /* @arg */, _ _override: Int /* @arg */) { d = "x\(_handle)\(_override)" } }
// @provide
struct B { let d: String; init(value: Int /* @arg */, make: Int /* @arg */, c: Int /* @arg */, slot: Int /* @arg */, Container: Int /* @arg */, handle: Int /* @arg */, key: Int /* @arg */) { d = "\(value)\(make)\(c)\(slot)\(Container)\(handle)\(key)" } }
// @provide(set: [x = 1])
struct C { var x = 0; let y: Int; init(value: Int /* @arg */, _build_c: Int /* @arg */, `self`: Int /* @arg */, it: Int /* @arg */) { y = value + _build_c + it + `self` } }
// @provide
struct D { let l: Lazy<E>; let p: Provider<E>; let d: Int; init(l: Lazy<E>, p: Provider<E>, Lazy: Int /* @arg */, Provider: Int /* @arg */, E: Int /* @arg */, DIRuntime: Int /* @arg */, App: Int /* @arg */, Swift: Int /* @arg */) { self.l = l; self.p = p; d = Lazy + Provider + E + DIRuntime + App + Swift} }
// @provide
struct E { let n = 5 }
// @provide(boxed)
struct F { var n: Int; init(Box: Int /* @arg */, F: Int /* @arg */) { n = Box + F } }
// @provide(singleton, keyed: [_key, `Type`])
final class G: Sendable { let n: Int; init(_key: Int /* @arg */, `Type`: Int /* @arg */) { n = _key + `Type` } }
// @provide
struct H { let n: Int; init(`Protocol`: Int /* @arg */, `Self`: Int /* @arg */, `init`: Int /* @arg */, `in`: Int /* @arg */, `inout`: Int /* @arg */) { n = `Protocol` + `Self` + `init` + `in` + `inout` } }
// @provide
struct I { let f: (Int, Int) -> A; let g: (Int, Int) -> G }
// @container(parent: Container)
struct Session { let Session: Int; let SessionContainer: Int; let Container: Int; let Lazy: Int; let App: Int; let DIRuntime: Int }
// @provide(in: Session, singleton)
final class K: Sendable { let n: Int; init(Session: Int, SessionContainer: Int, Container: Int, Lazy: Int, App: Int, DIRuntime: Int) { n = Session + SessionContainer + Container + Lazy + App + DIRuntime } }
