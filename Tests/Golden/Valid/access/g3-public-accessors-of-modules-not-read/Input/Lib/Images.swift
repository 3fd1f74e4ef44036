import DIRuntime
import Foundation
import Kit

// The file imports two modules: only one of them is seen in a public accessor.
enum Images {
  // @provide(public)
  static func image() -> Image { Image(ProcessInfo.processInfo.processName.isEmpty ? "" : "image") }
}
