// @provide
struct Store { let name = "top" }

enum Shop {
  // @provide(name: inner)
  struct Store { let name = "inner" }
  struct Desk { let store: String }
  enum Lamp {
    struct Bulb { let watt = 5 }
    struct Shade {
      let bulb: Bulb
      // @provide
      init(bulb: Bulb) { self.bulb = bulb }
    }
  }
  // @provide
  static func bulb() -> Lamp.Bulb { Lamp.Bulb() }
}

// Names are not looked up in what the extended type is declared in.
extension Shop.Desk {
  // @provide
  init(store: Store) { self.store = store.name }
}

extension Shop.Desk {
  // @provide
  struct Drawer {
    let store: Store
    let desk: Shop.Desk
  }
}

extension Shop.Lamp {
  // @provide
  struct Stand { let bulb: Bulb }
}
