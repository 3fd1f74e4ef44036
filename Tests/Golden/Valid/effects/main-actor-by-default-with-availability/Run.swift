import DIRuntime

@main struct Run {
  @MainActor static func main() {
    let container = Container()
    print(container.page.title, container.rule.title, container.pages.count, container.press.rule.title)
  }
}
