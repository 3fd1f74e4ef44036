protocol Logger {}

// @provide
struct Alpha {
  let logger: any Logger
}
