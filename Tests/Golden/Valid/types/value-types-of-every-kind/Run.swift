import DIRuntime

@main struct Run {
  static func main() {
    let window = Container().window
    print(window.settings.rawValue, window.theme ?? .light, window.payload, window.fallback, window.other)
  }
}
