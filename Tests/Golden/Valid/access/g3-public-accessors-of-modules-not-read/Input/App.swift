import DIRuntime
import Foundation
import Kit
import Lib

// @provide
struct Page {
  let baseURL: URL
  let files: FileManager
  let image: Image
}
