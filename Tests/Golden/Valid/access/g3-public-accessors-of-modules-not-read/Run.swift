import DIRuntime
import Foundation
import Kit
import Lib

@main struct Run {
  static func main() {
    let page = Container().page
    print(page.baseURL.host() ?? "", page.files === FileManager.default, page.image.name)
  }
}
