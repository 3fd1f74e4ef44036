import DIRuntime
import Foundation
import Kit

@main struct Run {
  static func main() async {
    let c = Container()
    print(c.live.made, c.stored.made, c.named(name: 1).made, c.sized(title: 1).made, c.sized(title: 1, weight: 2).made)
    print(await c.waited.made, c.deep, c.global.made, c.sketch)
    print(c.player.made, c.made.made, c.screen.made, c.recorder.volume, c.writer.volume, c.home.path)
  }
}
