import DIRuntime
import Foundation

enum Pages {
  // @provide(public, name: home)
  static func home() -> URL { URL(string: "a:b")! }
}
