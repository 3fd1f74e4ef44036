// SHOULD compile: the build's own parameter and an argument are both called `container_`.
import DIRuntime

@main struct Run {
  static func main() { print(Container().plan(c: 1, container_: "k")) }
}
