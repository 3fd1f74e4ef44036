import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print((try? container.reader)?.name ?? "none", (try? container.writer)?.name ?? "none")
  }
}
