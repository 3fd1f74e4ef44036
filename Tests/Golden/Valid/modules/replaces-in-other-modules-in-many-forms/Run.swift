import Core
import DIRuntime
import Lib
import Meter

@main
enum Run {
  static func main() throws {
    let container = Container()
    container.settings.withLock { $0.level += 1 }
    print(container.settings.withLock { $0.level })
    print(container.seal(parcel: Parcel(weight: 3)).text, container.seal(parcel: Parcel(weight: 3), note: "n").text)
    print(container.runner { $0 * 5 + 1 }.result)
    print(try container.query.name, try container.query.name)
    print(container.lens.names, container.sharp.name)
    print(container.repository.items, container.panel.mode.word, container.default.word)
    print(container.dashboard.value, container.dashboard.isSame, container.gauge as AnyObject === container.gauge as AnyObject)
    print(container.reader.cache.size, container.cacheInt.size)
    overrides()
  }

  static func overrides() {
    let one = Container {
      $0.override(.seal) { c, parcel, note in Sealed(text: "overridden \(parcel.weight)") }
      $0.override(.sharp) { c in Blunt() }
      $0.override(.connection) { c in Connection(name: "given") }
      $0.override(.gauge) { c in c.original(.gauge) }
    }
    print(one.seal(parcel: Parcel(weight: 4), note: nil).text, (try? one.query.name) ?? "none")
    print(one.dashboard.value, one.lens.names)
  }
}
