import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    print(Container().localizedError(text: "t").errorDescription ?? "none")
  }
}
