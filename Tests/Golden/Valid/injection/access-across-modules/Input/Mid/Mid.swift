import DIRuntime
public import Lib
open class MidPage: Page {
  // @inject
  public var session: SessionContainer!
}
