import DIRuntime
import Foundation

@main struct Run {
  static func main() {
    let report = Container().report()
    print(report.formatter.text(report.date), report.encoding == .utf8, Container().item.date.timeIntervalSince1970)
  }
}
