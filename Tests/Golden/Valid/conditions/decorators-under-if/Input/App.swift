import DIRuntime

protocol Mail: Sendable {
  var name: String { get }
}

#if !FLAG
  // @provide(as: Mail)
  struct Post: Mail {
    let name = "post"
  }

  // @provide(replaces: mail, order: 1)
  struct Counted: Mail {
    let mail: any Mail
    var name: String { "counted \(mail.name)" }
  }

  // @provide(replaces: mail, order: 2)
  struct Logged: Mail {
    let mail: any Mail
    var name: String { "logged \(mail.name)" }
  }
#else
  // @provide(as: Mail)
  struct Pigeon: Mail {
    let name = "pigeon"
  }
#endif

// @provide
struct Office {
  let mail: any Mail
}

// A decorator for some builds is a func for all of them.
protocol Clock: Sendable {
  var name: String { get }
}

// @provide(singleton, as: Clock)
struct Tower: Clock {
  let name = "tower"
}

struct Loud: Clock {
  let clock: any Clock
  var name: String { "loud \(clock.name)" }

  // @provide(replaces: clock)
  static func decorated(clock: any Clock) -> any Clock {
    #if !FLAG
      Loud(clock: clock)
    #else
      clock
    #endif
  }
}
