import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.reader(name: "a").file.name)
  }
}
