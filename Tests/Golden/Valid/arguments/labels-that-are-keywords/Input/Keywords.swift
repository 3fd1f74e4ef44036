struct Klass { var text: String }

// @provide
func klass(
  `inout` text: String,  // @arg
  `var` count: Int,  // @arg
  `repeat`: Int,  // @arg
  in: Int,  // @arg
  for other: Int,  // @arg
  self me: Int  // @arg
) -> Klass {
  Klass(text: "\(text) \(count) \(`repeat`) \(`in`) \(other) \(me)")
}

// @provide
struct Stored { var `let`: Int /* @arg */; var `default` = 1 /* @arg */ }

// @provide
struct Holder {
  let klass: Klass
  let stored: Stored
  init(
    klass: Klass, stored: Stored, `inout`: String /* @arg */, `var`: Int /* @arg */, `repeat`: Int /* @arg */,
    in: Int /* @arg */, for: Int /* @arg */, self me: Int /* @arg */, `let`: Int /* @arg */
  ) {
    self.klass = klass
    self.stored = stored
  }
}
