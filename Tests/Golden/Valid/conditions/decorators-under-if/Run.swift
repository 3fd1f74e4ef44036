import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    print(container.office.mail.name, container.clock.name)
    #if !FLAG
      print(container.overriding { $0.override(.mail) { c in c.original(.mail) } }.office.mail.name)
    #endif
  }
}
