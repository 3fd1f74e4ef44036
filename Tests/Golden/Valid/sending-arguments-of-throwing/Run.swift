// SHOULD compile: `Key(throwing:)` and `_override(ofThrowing:)` have no form for `sending`.
import DIRuntime

@main struct Run {
  static func main() throws { print(try Container().taker(buffer: Buffer()).buffer.text) }
}
