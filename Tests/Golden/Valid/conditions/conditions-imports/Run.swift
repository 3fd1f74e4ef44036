import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    #if DEBUG
    print(Container().stamp(date: .distantPast).date == .distantPast)
    #else
    print(Container().stamp)
    #endif
  }
}
