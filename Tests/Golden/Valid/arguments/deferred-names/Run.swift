import DIRuntime

@main struct Run {
  static func main() {
    let sync = Container().sync
    print(sync.main.value.title, sync.default().title, sync.store().title, sync.port())
    print(sync.note().text, sync.plain().text, sync.maybe.value == nil, sync.optionalNote()?.text ?? "none")
    print(sync.retry(), sync.missing == nil)
  }
}
