// SHOULD compile: deprecation is carried over to the generated declarations.
import DIRuntime

@main struct Run {
  static func main() { print(Container().new.text) }
}
