import Core
import DIRuntime

@main
enum Run {
  static func main() {
    let container = Container()
    print(container.book.cover.word.item, container.shownWord.item, firstPage(of: container))
  }
}
