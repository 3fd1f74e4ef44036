import DIRuntime
import Foundation

@main struct Run {
  static func main() throws {
    let c = Container()
    print(c.greeter(url: try c.home).text, c.greeter(url: try c.window.home, style: .quiet, extra: 1).text)
  }
}
