// two providers here share, need names that are identifiers and their own.
import DIRuntime

@main struct Run {
  static func main() { print(Container().`a spaced name`.text, Container().aspacedname.text) }
}
