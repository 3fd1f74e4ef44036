// SHOULD compile: the directive's own file is where `LocalizedError` is imported.
import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    print(Container().localizedError(text: "t").errorDescription ?? "none")
  }
}
