import DIRuntime
import Lib
import Mid

@main struct Run {
  static func main() {
    let c = Container()
    let s = Sub(); c.inject(s); print(s.isThere)
    let session = c.session(id: 3)
    let m = My(); session.inject(m); print(m.cart === m.cart2, m.session === session)
    let p: Page = My(); session.inject(p); print((p as! My).cart2 != nil)
  }
}
