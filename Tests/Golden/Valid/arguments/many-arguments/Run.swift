import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.six(a: 1, b: "b", c: true, d: 4, e: [5]))
    print(container.seven(1, "b", c: true, d: 4, e: [5], g: "g"))
    do {
      print(try container.eight(a: 1, b: "b", c: true, d: 4, e: [5], f: 6, g: "g", h: 8))
      print(try container.eight(a: 1, b: "b", c: true, d: 4, e: [5], f: 6, g: "g", h: 0))
    } catch { print(error) }
    let other = Container {
      $0.override(.seven) { _, a, b, c, d, e, f, g in Seven(a + 1, b, c: c, d: d, e: e, f: f, g: g) }
      let eight: @Sendable (Container, Int, String, Bool, Double, [Int], Int?, Character, UInt8) throws(Failed) -> Eight = {
        (_, a, b, c, d, e, f, g, h) throws(Failed) in try Eight(a: a + 1, b: b, c: c, d: d, e: e, f: f, g: g, h: 1)
      }
      $0.override(.eight, with: eight)
    }
    print(other.seven(1, "b", c: true, d: 4, e: [5], g: "g"))
    do {
      print(try other.eight(a: 1, b: "b", c: true, d: 4, e: [5], f: 6, g: "g", h: 0))
    } catch { print(error) }
  }
}
