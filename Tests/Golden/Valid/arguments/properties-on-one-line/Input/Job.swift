protocol Log {}

// @provide(as: Log, name: file)
struct FileLog: Log {}

// @provide
struct Job {
  let name: String /* @arg */, log: any Log /* @named(file) */, count: Int /* @arg */
  let first, second: Int  // @arg

  // @inject
  var isOthers: Bool { true }
}
