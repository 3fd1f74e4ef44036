// @provide
struct Clock { func now() -> Int { 1 } }

// @provide
struct Watch { let clock: Clock }

enum Tools {
  // @provide
  struct Hammer {}
  // Each of these is of one file only, or of one build.
  private struct Nail {}
  #if DEBUG
  struct Saw {}
  #else
  struct Saw { init(teeth: Int) {} }
  #endif
}

#if DEBUG
// @provide
struct Press {}

struct Press { init(force: Int) {} }
#endif
