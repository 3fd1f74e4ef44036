// SHOULD be refused at the user's line: the memberwise initializer is private.
import DIRuntime

@main struct Run {
  static func main() { print(Container().lazy.clock) }
}
