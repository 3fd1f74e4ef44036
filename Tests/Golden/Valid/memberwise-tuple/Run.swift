// SHOULD be refused at the user's line, or pass them: such variables have no default in a memberwise initializer.
import DIRuntime

@main struct Run {
  static func main() { print(Container().size(width: 3)) }
}
