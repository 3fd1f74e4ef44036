import Core

// @provide
struct Report {
  let limit: (Int) -> Limit
  let session: Session
}
