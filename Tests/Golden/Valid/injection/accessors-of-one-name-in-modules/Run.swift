import DIRuntime
import Frame
import LibB
import LibA

@main struct Run {
  @MainActor static func main() async throws {
    let c = Container()
    let x = X(); c.inject(x); print(x.text!, x.logger2 != nil, x.make() !== x.logger2); x.show()
    let y: BaseA = x; c.inject(y)
    let z: BaseB = X(); c.inject(z); print((z as! X).text!)
    View().didLoad()
  }
}
