// SHOULD pass nil: only `T?` is nil by default, `Optional<T>` is not.
import DIRuntime

@main struct Run {
  static func main() { print(Container().spelled) }
}
