import DIRuntime

@main struct Run {
  static func main() {
    let app = Container().app
    print(app.pages.index === app.index, app.pages.store.title)
    print(app.numbers.index.name, app.numbers.store.title, app.optional?.title ?? "nil")
  }
}
