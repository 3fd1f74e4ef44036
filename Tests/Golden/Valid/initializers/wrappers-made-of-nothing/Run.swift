import DIRuntime

struct Frozen: Clock { var now: Int { 7 } }

@main struct Run {
  static func main() async {
    let container = Container { $0.override(.clock) { _ in Frozen() } }
    print(container.banner.clock.now, await container.station.now)
    let cover = container.cover(number: 3)
    print(cover.number, cover.clock.now, cover.other.now, container.poster(text: "at").title)
  }
}
