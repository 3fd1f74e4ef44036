import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.literals().text)
    print(c.literals(bool: false, raw: "given", nothing: 1, bare: 2).text)
    print(c.names().text)
    print(c.names(size: .zero, optional: nil).text)
    print(c.window(title: "a").text)
    print(c.window(title: "b", margin: 1, limit: nil).text)
    print(c.window(title: "c", border: 2, size: .zero).text)
    print(c.window(title: "d", margin: 1, border: 2, size: .zero, limit: 3).text)
    print(c.stored(), c.stored(size: 1, names: [], number: 2, label: "l"))

    let other = Container {
      $0.override(.window) { c, title, margin, border, size, limit in
        // The original's own defaults are nil here.
        Window(title: "\(title)! \(margin as Any) \(limit as Any)", margin: 0, border: border)
      }
    }
    print(other.window(title: "e", limit: nil).text)
    print(other.window(title: "f", margin: 4).text)
    print(c.shades().text, c.shades(one: .light, other: .light).text)
  }
}
