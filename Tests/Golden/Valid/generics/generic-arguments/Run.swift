import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.alarm(clock: Fixed(time: 3)).time, c.bell(clock: Fixed(time: 4), Fixed(time: 5)).time)
  }
}
