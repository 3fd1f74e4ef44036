import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    print(Container().derived(date: Date(timeIntervalSince1970: 0)).date.timeIntervalSince1970)
  }
}
