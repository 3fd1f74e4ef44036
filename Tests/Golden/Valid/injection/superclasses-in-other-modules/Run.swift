import DIRuntime
import Lib

@main struct Main {
  static func main() {
    let c = Container()
    let s = Screen(); c.inject(s); s.show(); s.all(); s.log.write("screen")
    let b: Base = Screen(); c.inject(b); b.show(); (b as! Screen).all(); (b as! Screen).log.write("as base")
    let bare = Bare(); c.inject(bare); bare.show(); bare.all()
    var v = Value(); c.inject(&v); print(v.clock.now())
    c.built.show(); c.built.log.write("built")
    (c.made as! Screen).log.write("made")
    (c.maybe as! Screen).log.write("maybe")
    let o = c.overriding { $0.override(.log) { _ in Log() } }
    o.built.log.write("o")
  }
}
