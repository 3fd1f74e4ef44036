import DIRuntime
import Foundation

@main struct Run {
  static func main() throws {
    let parser = Container().parser
    print(try parser.parse(#"{"x": 5}"#), parser.home.path, parser.calendar.identifier == .gregorian)
  }
}
