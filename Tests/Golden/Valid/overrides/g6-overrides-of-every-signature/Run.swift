import DIRuntime

/// The name of the current container's stock.
func now() -> String { Container.current?.stock.name ?? "nothing" }

@main struct Run {
  static func main() async throws {
    let plain = Container()
    print(plain.holder(item: Item()).text, plain.stamp(number: 1, text: "a", other: "b").text)
    print(plain.sum(of: [1, 2]) { 2 * $0 }.number, plain.parcel().text, plain.parcel(item: nil, weight: 2).text)
    print(try await plain.letter(item: Item()), await plain.token(number: 3).number)

    let shelf = { @Archive @Sendable (c: Container, text: String) throws(Refused) -> Shelf in
      if text.isEmpty { throw .here }
      return try Shelf(text: text + now())
    }
    let letter: nonisolated(nonsending) @Sendable (Container, sending Item) async throws(Refused) -> String = {
      _, item throws(Refused) in
      if item.text.isEmpty { throw Refused.here }
      return item.text + (await Task { now() }.value)
    }
    let container = Container {
      $0.override(.holder) { c, item in
        item.text += now()
        return Holder(item: item, stock: c.stock)
      }
      $0.override(.stamp) { _, number, text, other in
        Stamp(number: 10 * number, text: text + now(), other: copy other)
      }
      $0.override(.sum) { _, numbers, change in Sum(of: numbers.map(change) + [now().count]) { $0 } }
      $0.override(.parcel) { _, item, weight in Parcel(item: item ?? nil, weight: (weight ?? 0) + now().count) }
      $0.override(.shelf, with: shelf)
      $0.override(.catalogue) { _ in
        print("catalogue of", now())
        return Catalogue()
      }
      $0.override(.entry) { c, item in Entry(item: item, catalogue: c.catalogue) }
      $0.override(.letter, with: letter)
      $0.override(.token) { _, number in Token(number: number + now().count) }
      $0.override(.drawer) { _, name in Drawer(name: name + now()) }
      $0.override(.bag) { c, item in Bag(item: item, id: c.id + now().count) }
    }
    print(container.holder(item: Item()).text)
    print(container.stamp(number: 1, text: "a", other: "b").text)
    print(container.sum(of: [1, 2]) { 2 * $0 }.number)
    print(container.parcel().text, container.parcel(item: nil).text, container.parcel(item: Item(), weight: 2).text)
    try await onArchive(container)
    print(try await container.letter(item: Item()), await container.token(number: 3).number)
    print(container.session(id: 7).bag(item: Item()).text)
    do {
      let item = Item()
      item.text = ""
      _ = try await container.letter(item: item)
    } catch { print(error) }
  }

  @Archive static func onArchive(_ container: Container) throws {
    print(try container.shelf(text: "shelf ").text, container.entry(item: Item()).text)
    print(container.drawer(name: "drawer ").name, container.drawer(name: "a") === container.drawer(name: "a"))
    do { _ = try container.shelf(text: "") } catch { print(error) }
  }
}
