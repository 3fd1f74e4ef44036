// @provide(name: `main store`)
struct Store {}

// @provide
struct Only { init(store: Store) {} }

// @provide
struct Near { init(store: Store /* @named(`main stor`) */) {} }

// @provide
struct Other { init(store: Store /* @named(cache) */) {} }

// @provide
struct Labelled { init(`the port`: Int, `default`: Bool) {} }

// @provide
struct Named { init(port: Int /* @named(`a port`) */, cache: Cache /* @named(`a cache`) */) {} }

struct Cache {}

// @container(parent: Container)
struct `a session` {}

// @provide
struct Inner { init(`the size`: Int /* @arg */) {} }

// @provide
struct Outer { let inner: Inner }
