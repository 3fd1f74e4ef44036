import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    print(container.settings().text, container.settings(mode: .dark).text)
    let counter = container.counter(reducer: { $0 + 1 }, id: 1, title: "one")
    print(counter.reducer(1), counter.id, counter.title, container.numbers(last: 2).text)
    print(container.preview.style.name, container.preview.grid.selection.rows)
  }
}
