struct Event {
  enum `Type` { case launch, quit }
  enum `Protocol` { case plain, safe }

  let type: `Type`

  // @provide
  struct Log {
    let first: `Type`
    let types: [`Type`]  // @arg
    var last: `Type` = .quit  // @arg
  }

  // @provide
  static func event(type: `Type` /* @arg */) -> Event { Event(type: type) }
}

// @provide
func first() -> Event.`Type` { .launch }

// @provide(singleton)
func secure() -> Event.`Protocol` { .safe }

// @provide
struct Report {
  let first: Event.`Type`
  let secure: Event.`Protocol`?
}
