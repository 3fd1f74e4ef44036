import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    print(container.box2.area)
    guard let panel = container.drawable as? Panel else { return }
    print(panel.style.color, panel.style.border, panel.title, panel.default)
    print(container.gauge.limit, container.meter.limit, container.gauge === container.gauge)
    let confusing = container.confusing(seed: 1)
    print(confusing.c, confusing.value, confusing.seed)
    print(try container.custom().name, try container.custom().size, try container.custom(size: 1).size)
    let own = Container { $0.override(.box2) { c in Box2(width: 2, height: c.original(.box2).height) } }
    print(own.box2.area)
  }
}
