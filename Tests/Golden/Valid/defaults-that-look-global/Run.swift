// SHOULD print 2: the default is the static `limit`, not the global one.
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().box().value, "should be", Box.box().value)
  }
}
