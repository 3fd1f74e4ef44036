import DIRuntime

// @provide
func `a-b`(`c d`: Int /* @arg */, `e.f` other: Int /* @arg */ = 3) -> Int64 { Int64(`c d` + other) }

// @provide(singleton)
func `1st + only`() -> Int32 { 1 }

// @provide
struct `Struct<T>` {}

// @provide
struct Uses {
  let number: Int64 /* @named(`a-b`) */
  let `1st + only`: Int32
  let `c d`: Int  // @arg
  let `Struct<T>`: `Struct<T>`
}
