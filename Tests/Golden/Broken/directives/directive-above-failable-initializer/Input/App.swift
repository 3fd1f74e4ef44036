struct Clock {
  // @provide
  init?(zone: Zone) {}
}

// @provide
struct Zone {
  init!() {}
}

// @provide
struct Watch { let clock: Clock }
