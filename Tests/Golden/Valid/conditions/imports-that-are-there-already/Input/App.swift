import Foundation

#if DEBUG
import Dispatch
import Foundation
#endif

// @provide
struct Page {
  let day: Date  // @arg
}

#if DEBUG
// @provide
struct Worker {
  let queue: DispatchQueue  // @arg
}
#endif
