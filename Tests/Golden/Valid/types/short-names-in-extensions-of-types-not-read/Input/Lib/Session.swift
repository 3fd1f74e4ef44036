import DIRuntime
public import Ext

extension Session {
  // @provide(public)
  public static func open(code: Code = .second /* @arg */, in place: Environment /* @arg */) -> Session {
    Session("\(place.name) \(code.rawValue)")
  }
}
