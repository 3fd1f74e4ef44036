import Core
import DIRuntime

// A child of what another module declares.
// @container(parent: Session, public)
public struct Tour {
  public let guide: String
}
