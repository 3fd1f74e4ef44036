import Core
import DIRuntime

@main
enum Run {
  static func main() {
    let container = Container()
    let (pair, queue) = (container.pair, container.queue)
    print(pair.one.number, pair.other.number, queue.first.number, queue.second.number, container.token.number)
  }
}
