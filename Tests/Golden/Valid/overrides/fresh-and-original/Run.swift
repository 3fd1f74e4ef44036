import DIRuntime

@main struct Run {
  static func main() {
    let container = Container {
      $0.override(.channel) { c, name in c.original(.channel, name.uppercased()) }
      $0.override(.guarded) { c, isFine throws(Broken) in try c.original(.guarded, !isFine) }
    }
    print(container.fresh(.cache) === container.cache, container.cache === container.cache)
    print(container.channel(name: "a").name, container.channel(name: "a") === container.channel(name: "a"))
    do throws(Broken) {
      print(try container.guarded(isFine: false) === container.cache)
      _ = try container.guarded(isFine: true)
    } catch { print(error) }
  }
}
