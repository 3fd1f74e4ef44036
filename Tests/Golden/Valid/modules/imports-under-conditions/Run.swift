import DIRuntime
import Dispatch

@main struct Run {
  static func main() { print(Container().item(queue: .main).queue.label == DispatchQueue.main.label) }
}
