import DIRuntime

@main
@MainActor
enum Main {
  static func main() {
    let bar = Container().bar
    print(bar.all.map(\.title), bar.byTab.count, bar.screen(.news).title, bar.screen(.home).title)
    let other = Container { $0.override(.screensByTab) { c in [.news: c.home] } }
    print(other.bar.screen(.news).title, other.bar.screen(.home).title)
  }
}
