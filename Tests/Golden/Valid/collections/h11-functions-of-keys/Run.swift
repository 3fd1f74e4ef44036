import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    print(try container.user.names)
    let page = container.page
    print(page.text(.one).text, page.text(.two).text, page.text(.default).text)
    print(type(of: page.box(.small)), page.sound(.low).name)
    let failing = Container { $0.override(.first) { () throws(Failure) in throw Failure() } }
    do { _ = try failing.user } catch { print(error) }
  }
}
