import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.main.now(), c.mainSystemClock.other, c.tight(main: c.main).count, c.tight(main: c.main, 4).count)
    print(c.loose(first: 1, second: 2, third: 3).text, c.between.other, c.text.count)
  }
}
