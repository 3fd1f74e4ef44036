// @provide(name: main)
struct Store {}

// @provide
struct Sync {
  init(
    store: Store /* @named(main) */ /* @arg */,
    other: Store,  // @arg @named(main)
    third: Store /* @named(main) @arg */,
    fourth: Store /* @named(main) */ /* @named(main) */
  ) {}
}
