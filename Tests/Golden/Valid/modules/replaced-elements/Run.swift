import DIRuntime

@main
struct Run {
  static func main() {
    let container = Container()
    let bench = container.bench
    print(bench.plugins.map(\.name), bench.favourite == nil, container.hammer is Mallet)
    print(container.saw as AnyObject === bench.plugins[1] as AnyObject)
    print((try? container.dynamic.resolve((any Plugin).self)) == nil)
  }
}
