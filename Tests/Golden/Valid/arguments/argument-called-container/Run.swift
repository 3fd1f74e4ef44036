import DIRuntime

@main struct Run {
  static func main() { print(Container().plan(c: 1, container_: "k")) }
}
