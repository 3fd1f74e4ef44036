// SHOULD print (1, 2): each unlabelled argument is forwarded to the one of its own name.
import DIRuntime

@main struct Run {
  static func main() { print(Container().shape(1, 2).point) }
}
