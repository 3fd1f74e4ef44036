import DIRuntime

@main struct Run {
  static func main() {
    let container = Container { $0.override(.spare) { _ in ["drop": { "drop \($0)" }] } }
    let router = container.router
    print(router("show", 1), router("edit", 2), router("drop", 3), router("x", 4), router.none == nil)
  }
}
