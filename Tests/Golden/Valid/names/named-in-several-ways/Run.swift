import DIRuntime

@main struct Run {
  static func main() {
    print(Container().user.text)
    print(Container { $0.override(.fast) { _ in Disk(name: "overridden") } }.user.text)
  }
}
