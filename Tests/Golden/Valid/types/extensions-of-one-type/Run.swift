import DIRuntime

@main enum Run {
  static func main() {
    let report = Container().report
    print(report.users.text, report.numbers.text, report.guest == nil, report.table.count)
    print(Container().repoUser.text, Container().words)
  }
}
