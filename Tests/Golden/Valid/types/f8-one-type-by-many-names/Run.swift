import DIRuntime

@main enum Run {
  static func main() {
    let container = Container()
    let report = container.report
    print(report.ofC === report.ofSwift, report.halves === report.floats)
    print(report.marks === report.scalars, report.indices === report.ranges)
    print(report.retries, report.codec.write(1))
  }
}
