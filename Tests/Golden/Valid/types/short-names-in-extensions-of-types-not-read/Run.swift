import DIRuntime
import Ext
import Lib

@main struct Run {
  static func main() {
    let container = Container()
    print(container.open(in: Environment()).text, container.code, container.later)
    do throws(Session.Failure) { _ = try container.failing(codes: []) } catch { print(error) }
  }
}
