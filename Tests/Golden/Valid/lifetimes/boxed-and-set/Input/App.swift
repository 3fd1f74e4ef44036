import DIRuntime

struct Missing: Error {}

// @provide(singleton, boxed, set: [volume = 7, name = "radio"])
struct Radio: Sendable {
  var volume = 0
  var name = ""
}

// @provide(boxed, name: spare, set: [name = "set"])
func makeRadio(volume: Int /* @arg */ = 1) throws(Missing) -> Radio {
  if volume < 0 { throw Missing() }
  return Radio(volume: volume, name: "spare")
}

// @provide
struct Car {
  let radio: Box<Radio>
  let spare: (Int) throws(Missing) -> Box<Radio>
}
