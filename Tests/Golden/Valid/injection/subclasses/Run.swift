import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    for o in [A(), B(), B2(), C(), D(), E()] {
      c.inject(o)
      print(type(of: o), o.a != nil, (o as? B)?.b != nil, (o as? D)?.d != nil, (o as? E)?.e != nil)
    }
  }
}
