import DIRuntime

struct Failed: Error {}

@main struct Run {
  static func main() throws {
    let c = Container()
    print(try c.parsed { 1 }.value, c.checked { 3 }.value)
    do { print(try c.parsed { throw Failed() }) } catch { print(error) }
  }
}
