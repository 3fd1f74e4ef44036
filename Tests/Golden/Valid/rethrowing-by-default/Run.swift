// SHOULD have an accessor that does not throw: `try` in the generated build is warned about.
import DIRuntime

@main struct Run {
  static func main() { print(Container().loaded.value) }
}
