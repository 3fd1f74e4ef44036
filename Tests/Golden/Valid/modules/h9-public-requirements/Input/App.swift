import Clients
import DIRuntime
import Features
import Live

enum Mode: Error { case offline }

// @provide
func client(clock: any Clock) throws(Mode) -> APIClient {
  if clock.now < 0 { throw .offline }
  return APIClient { "\($0) at \(clock.now)" }
}

// @provide
struct Home {
  let feed: Feed
  let clock: any Clock
}
