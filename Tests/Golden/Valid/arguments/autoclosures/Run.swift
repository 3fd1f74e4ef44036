import DIRuntime

@main enum Run {
  static func main() async {
    let container = Container()
    let alarm = container.alarm(title: "Tea")
    print(alarm.time, alarm.size, alarm.title, alarm.level)
    print(container.pair, await container.later.count)
  }
}
