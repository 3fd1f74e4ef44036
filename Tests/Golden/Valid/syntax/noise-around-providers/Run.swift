import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.document(title: "a").lines, container.library.first, outer())
  }
}
