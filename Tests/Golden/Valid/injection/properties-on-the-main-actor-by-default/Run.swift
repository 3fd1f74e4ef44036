import DIRuntime

@main struct Run {
  @MainActor static func main() {
    let c = Container()
    let s: Controller = Sub()
    c.inject(s)
    print((s as! Sub).again.n, c.model.store.n)
    let f = Free()
    c.inject(f)
    print(f.store.n)
    var intent = Intent()
    c.inject(&intent)
    print(intent.store.n)
  }
}
