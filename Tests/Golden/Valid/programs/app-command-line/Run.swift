import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let tool = container.tool
    print(tool.run("add", "bread"), tool.run("add"), container.tool.run("list"), tool.run(), separator: "\n")
  }
}
