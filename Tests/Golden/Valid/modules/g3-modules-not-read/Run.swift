import DIRuntime
import Kit

@main struct Run {
  static func main() {
    let container = Container()
    let list = container.list {
      1
      2
    } words: {
      "a"
      "b"
    }
    print(list.items, list.words, container.menu { "c" }.words())
    let letter = container.letter {
      "d"
      "e"
    }
    print(letter.words)
    container.request(done: { print($0) }).done(3)
    print(container.volume(value: -4, image: .standard).value)
    let home = container.home
    print(home.screen.name, home.all.map(\.name), home.panel.name, home.plugins.map(\.name), home.image.name)
  }
}
