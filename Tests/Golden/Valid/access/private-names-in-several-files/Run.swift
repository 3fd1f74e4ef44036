import DIRuntime

@main struct Run {
  static func main() {
    let both = Container().both
    print(both.first.text, both.second.text, both.third.text)
  }
}
