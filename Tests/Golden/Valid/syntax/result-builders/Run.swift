import DIRuntime

@main
struct Main {
  static func main() {
    let c = Container()
    print(c.book.page.first.words, c.book.page.later().words, c.whole.words, c.closing.words)
  }
}
