import DIRuntime

typealias MaybeA = A?
typealias Maybes<T> = T?

// @provide
struct A { let name = "A" }

// @provide
struct Taker {
  let text: String

  init(a: Lazy<MaybeA>?, b: (() -> MaybeA)?, c: MaybeA?, d: Maybes<A>?, e: Lazy<Maybes<MaybeA>>?) {
    text = "\(a?.value?.name ?? "nil") \(b?()?.name ?? "nil") \((c ?? nil)?.name ?? "nil") \((d ?? nil)?.name ?? "nil") \((e?.value ?? nil)?.name ?? "nil")"
  }
}
