import DIRuntime
import Dispatch

@main struct Run {
  static func main() { print(Container().queue.queue.label) }
}
