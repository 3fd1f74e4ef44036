import DIRuntime

@main struct Run {
  static func main() throws { print(try Container().taker(buffer: Buffer()).buffer.text) }
}
