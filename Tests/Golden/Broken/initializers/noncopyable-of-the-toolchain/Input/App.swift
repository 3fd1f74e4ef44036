import Synchronization

// @provide(singleton)
func cache() -> Mutex<[String: Int]> { Mutex([:]) }

// @provide
func count() -> Synchronization.Atomic<Int> { Atomic(0) }

// @provide
struct Page {
  init(count: consuming Mutex<Int>, other: consuming Mutex<Int>? /* @arg */) {}
}

struct Box1<Value: ~Copyable>: ~Copyable { var value: Value }
extension Box1: Copyable where Value: Copyable {}

// @provide(singleton)
func box() -> Box1<Mutex<Int>> { Box1(value: Mutex(1)) }

// @provide
func copyable() -> Box1<Int> { Box1(value: 1) }
