// SHOULD compile: `#if` conditions are copied as conditions, not with the `#if` they follow.
import DIRuntime
import Dispatch

@main struct Run {
  static func main() { print(Container().item(queue: .main).queue.label == DispatchQueue.main.label) }
}
