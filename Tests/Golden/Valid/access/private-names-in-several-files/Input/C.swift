// @provide
struct Both {
  let first: Report
  let second: Report
  let third: Report  // @named(first)
}
