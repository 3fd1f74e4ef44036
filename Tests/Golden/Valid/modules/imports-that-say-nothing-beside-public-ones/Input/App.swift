import DIRuntime
import Foundation
import Kit

// @provide
struct Start { let home: URL }
