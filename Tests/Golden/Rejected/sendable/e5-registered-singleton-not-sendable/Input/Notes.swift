import DIRuntime

final class Notes {
  var lines: [String] = []
}

func singleton(_ container: DynamicContainer) {
  container.register(lifetime: .singleton) { _ in Notes() }
}

func weak(_ container: DynamicContainer) {
  container.register(Notes.self, lifetime: .weak) { _ in Notes() }
}

func transient(_ container: DynamicContainer) {
  container.register { _ in Notes() }
}
