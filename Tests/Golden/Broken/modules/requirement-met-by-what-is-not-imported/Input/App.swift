import Lib

// @provide
struct Home {
  let session: Session
}
