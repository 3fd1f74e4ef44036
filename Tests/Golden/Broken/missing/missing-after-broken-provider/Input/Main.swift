// @provide
struct Alarm {
  let clock: any Clock
  let bell: Bell
}
