// @provide
let limit = 5

// @provide
struct Page {
  var size: Int = limit  // @arg
}

struct Clock { var time = 0 }

// @provide
func clock() -> Clock { Clock(time: 9) }

// @provide
struct Watch {
  var clock: Clock
  var again: Clock
  var limit: Int
}
