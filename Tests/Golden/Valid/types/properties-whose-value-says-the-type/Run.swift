import DIRuntime

@main enum Run {
  static func main() {
    let report = Container().report
    print(report.session === Session.shared, report.inner.size, report.box.value, report.deep.size)
  }
}
