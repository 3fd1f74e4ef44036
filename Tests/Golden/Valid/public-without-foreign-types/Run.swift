// SHOULD compile: a public accessor cannot copy a default from a module that is imported internally.
import DIRuntime

@main struct Run {
  static func main() { print(Container().item(id: 4)) }
}
