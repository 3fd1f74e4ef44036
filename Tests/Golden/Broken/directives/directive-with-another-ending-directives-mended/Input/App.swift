//  provides
struct Clock {}

//  provider
struct Store {}

// @providing
struct Log {}

// @provide
final class Fine {
  init(
    x: Int /*  args */, y: Int /* @arguments */, z: Clock /* @names(z) */, w: Store /* @named (w) */,
    v: Int /*  nammed(v) */
  ) {}
}
