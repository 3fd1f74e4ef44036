struct Clock {  // @provide
  init(zone: Int) {  // @provide
    let hands = 2  // @provide
    _ = [hands].map { hand in  // @provide
      hand
    }
  }
}

func make() -> Int {  // @provide(singleton)
  3
}

var port: Int {  // @provide
  // @provide
  80
}
