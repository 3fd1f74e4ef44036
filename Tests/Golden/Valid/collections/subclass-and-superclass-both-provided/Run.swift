import DIRuntime

@main struct Run {
  static func main() {
    let window = Container().window
    print(window.view.name, window.label.name, window.button.name, Container().button(count: 3).name)
  }
}
