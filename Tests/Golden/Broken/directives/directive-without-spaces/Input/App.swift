//@provide(singleton,as:Clock
struct SystemClock: Clock {}

protocol Clock {}

//@provide
struct Watch { let clock: any Clock; let dial: Dial }

//   @provide
struct Strap { let watch: Watch }
