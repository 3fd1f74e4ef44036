import DIRuntime

@main struct Run {
  static func main() async throws {
    let c = Container()
    let (one, other) = (c.editor, c.editor)
    one.settings.withLock { $0.isVerbose = true }
    print(other.settings.value.isVerbose, c.reader.settings.value === one.settings, c.settings === one.settings)
    print(Container().settings.value.isVerbose)
    var limits = one.limits
    limits.most = 1
    print(other.limits.most, c.limits.most)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { c.settings.withLock { $0.names.append("x") } } }
      }
    }
    print(c.settings.value.names.count)

    let gauge = try c.gauge
    print(gauge.counter.value, gauge.counter === c.counter, gauge.scratch.value.isVerbose, gauge.settings === c.settings)
    print(try c.scratch === c.scratch)

    let cache = c.cache
    cache.withLock { $0.pages = 3 }
    print(c.cache.value.pages, c.table(name: "abc") === c.table(name: "abc"), c.table(name: "abcd").value.rows)
    print(c.note().value.text, c.note(text: "u").value.text)

    let test = Container { $0.override(.settings) { _ in Box(Settings(names: ["test"])) } }
    print(test.editor.settings.value.names, test.settings === test.reader.settings.value)
    weak let gone = Container().settings
    print(gone == nil)
  }
}
