import DIRuntime

@main struct Run {
  static func main() {
    let menu = Container().menu
    print((try? menu.save()) ?? 0, menu.load(), menu.room())
  }
}
