import DIRuntime

@main struct Run {
  static func main() {
    print(Container().consumer.text)
    print(Container { $0.override(.maybeLogger) { _ in nil } }.consumer.text)
  }
}
