import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let c = Container()
    c.inject("own")
    print(c.inject)
    let a = A(); c.inject(a); print(a.log != nil)
    func f<T: A>(_ x: T) { c.inject(x) }
    let b = B(); f(b); print(b.log2 != nil)
    let any: AnyObject = b
    if let x = any as? A { Container().inject(x) }
  }
}
