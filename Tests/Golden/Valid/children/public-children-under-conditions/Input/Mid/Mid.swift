import Core
import DIRuntime

// What others see of Core's container is only there in one build, and so is what needs a public import.
#if DEBUG
// @container(parent: Session, public)
public struct Window {
  public let title: String
}
#endif
