import DIRuntime

@main struct Run {
  static func main() { print(Container().温度計(値: 2, 🌡️: "K").値, Container().émile) }
}
