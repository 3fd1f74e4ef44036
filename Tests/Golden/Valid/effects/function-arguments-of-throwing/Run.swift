import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container { $0.override(.task) { (c, run) throws(Failed) in try Task(run: { run() + 1 }) } }
    print(try c.task { 1 }.run(), try c.once { 3 }.value)
  }
}
