import DIRuntime

@main struct Run {
  static func main() {
    print(Container().unnamedHolder(true, 1, "text").unnamed)
  }
}
