protocol Clock {}

// @provide
struct Left { let shared: Shared }

// @provide
struct Right { let shared: Shared }

// @provide
struct Shared { let clock: any Clock }

// @provide
struct Top {
  let left: Left
  let right: Right
}
