import DIRuntime

@main struct Run {
  static func main() {
    let container = Container { $0.override(.first) { _ in .quit } }
    print(container.report.first, container.report.secure ?? .plain, container.event(type: .launch).type)
    print(Container().log(types: [.quit]), Container().log(types: [], last: .launch).last)
  }
}
