import DIRuntime

@main struct Run {
  static func main() {
    run()
    print("end")
  }

  static func run() {
    let c = Container()
    print(c.uses.box.log != nil, c.uses.s.other !== c.uses.s.log, c.uses.s.count)
    print(c.parent.child.parent.value === c.parent, c.child.make() === c.parent)
  }
}
