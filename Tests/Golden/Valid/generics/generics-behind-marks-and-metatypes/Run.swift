import DIRuntime

@main struct Run {
  static func main() {
    let printer = Container().printer
    print(printer.kinds.title, "and", printer.others.title)
    print(printer.describe(4), printer.count(1, 2, 3))
  }
}
