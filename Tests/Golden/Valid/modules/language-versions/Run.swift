import DIRuntime

@main struct Run {
  static func main() {
    let both = Container().both
    print(both.modern.title, both.old.title)
  }
}
