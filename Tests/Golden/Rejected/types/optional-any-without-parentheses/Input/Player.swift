protocol Sound {}

// @provide
struct Player {
  let sound: any Sound?
}
