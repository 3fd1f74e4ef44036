import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    print(Container().page(day: .distantPast).day == .distantPast)
  }
}
