enum Localisation {
  enum Strings {
    // @provide(name: welcome)
    static let title: String = "Welcome"
    enum Buttons {
      // @provide(name: okTitle)
      static var ok: String { "OK" }
    }
  }

  struct Bundle: Sendable {
    let strings: [String: String]
    // @provide
    static let german: Bundle = Bundle(strings: ["Welcome": "Willkommen"])
  }

  // @provide
  struct Table {
    let bundle: Bundle
    func callAsFunction(_ key: String) -> String { bundle.strings[key] ?? key }
  }
}

extension Localisation.Table {
  // @provide
  struct Reader {
    let table: Localisation.Table
    let welcome: String
    let okTitle: String
    var texts: [String] { [table(welcome), table(okTitle)] }
  }
}
