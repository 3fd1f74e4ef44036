import Core
import DIRuntime
import Lib

@main struct Run {
  static func main() {
    let container = Container()
    do throws(Client.Failure) { _ = try container.open(kind: .plain) } catch { print(error, container.page.most) }
  }
}
