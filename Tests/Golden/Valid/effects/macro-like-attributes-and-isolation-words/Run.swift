import DIRuntime

@main struct Run {
  static func main() {
    let page = Container().page
    print(page.report.text)
  }
}
