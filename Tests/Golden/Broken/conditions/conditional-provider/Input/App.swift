protocol Log {}

#if DEBUG
// @provide(as: Log)
struct Console: Log {}
#endif

// @provide
struct Server {
  let log: any Log
}

// @provide
struct Client {
  let server: Server
  let log: any Log
}
