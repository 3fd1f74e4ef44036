protocol Log {}

// @provide(as: Log, name: file)
struct FileLog: Log {}

// @provide
struct Job {
  let name: String /* @arg */, log: any Log /* @named(file) */, count: Int /* @arg */
  let first, second: Int  // @arg

  // @service
  var isOthers: Bool { true }
}
