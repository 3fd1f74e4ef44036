// SHOULD compile: only Foundation's types are in public signatures of the generated file.
import DIRuntime
import Foundation

@main struct Run {
  static func main() { print(Container().item(date: Date(timeIntervalSince1970: 0)).date.timeIntervalSince1970) }
}
