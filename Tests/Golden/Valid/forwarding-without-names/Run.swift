// SHOULD print `unnamed text`: arguments without a name are forwarded by their types and positions.
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().unnamedHolder(true, 1, "text").unnamed)
  }
}
