// and where something is called, `var`, `let` and `inout` take no backticks.
import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.klass(`inout`: "text", var: 1, repeat: 2, in: 3, for: 4, self: 5).text, c.stored(let: 6))
    print(c.holder(`inout`: "text", var: 1, repeat: 2, in: 3, for: 4, self: 5, let: 6).klass.text)
  }
}
