import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    print(container.plugins.map(\.title))
    print(container.plugins[0] as? Kept === container.tool as? Kept)
    print(container.customStringConvertibles.map(\.description), container.errors.count, container.nesteds.count)
    print(container.repositoryInts.map(\.value))
    let report = container.report(title: "all")
    print(report.plugins.count, report.title)
    let less = Container { $0.override(.plugins) { c in Array(c.original(.plugins).dropFirst()) } }
    print(less.report(title: "less").plugins.map(\.title))
    let view = container.overriding { $0.override(.number) { _ in 8 } }
    print(view.plugins.map(\.title))
  }
}
