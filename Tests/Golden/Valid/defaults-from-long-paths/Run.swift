// SHOULD compile: only `seen.limit` can be copied, the others need overloads (or fewer arguments).
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().limits().text)
  }
}
