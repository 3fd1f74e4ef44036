// Takes the global, whatever the container has of that name.
import DIRuntime

@main struct Run {
  static func main() { print(Container().page()) }
}
