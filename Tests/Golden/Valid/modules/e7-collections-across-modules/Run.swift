import Core
import DIRuntime
import Feature

struct Fake: Plugin { let name: String }
struct Light: Rule { let weight = 0 }

@main
enum Run {
  static func main() throws {
    let container = Container()
    print(container.editor.names)
    print(container.editor.names == container.plugins.map(\.name))
    print(container.shop.names)
    print(container.main.plugins.count, container.main.later().count)
    print(container.judge.weights, container.painter.count)
    overrides(container)
    print(try container.dynamic.resolve([any Plugin].self).count)
  }

  static func overrides(_ container: Container) {
    let one = Container { $0.override(.plugins) { c in c.original(.plugins).reversed() + [Fake(name: "fake")] } }
    print(one.editor.names == one.main.plugins.map(\.name), one.shop.names.count, one.editor.names[0])
    let judged = container.overriding { $0.override(.weight) { _ in Weight(value: 70) } }
    print(judged.judge.weights, judged.apart === container.apart, judged.judge === container.judge)
    let ruled = container.overriding { $0.override(.rules) { _ in [Light()] } }
    print(ruled.judge.weights, container.judge.weights, ruled.apart === container.apart)
    let other = container.overriding { $0.override(.main) { c in c.original(.main) } }
    print(other.judge === container.judge)
    print(container.fresh(.plugins).count)
  }
}
