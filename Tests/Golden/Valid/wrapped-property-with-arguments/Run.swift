// SHOULD leave it out: its parameter in the memberwise initializer is of the wrapper's type.
import DIRuntime

@main struct Run {
  static func main() { print(Container().level.limit.value) }
}
