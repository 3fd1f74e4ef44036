import DIRuntime

@main enum Run {
  static func main() async {
    let container = Container()
    let alarm = container.alarm(title: "Tea")
    print(alarm.time, alarm.size, alarm.title, alarm.level)
    print((try? container.pair) ?? (0, ""), (try? await container.later.count) ?? 0)
    let ticker = container.ticker(tick: next())
    print(ticker.tick(), ticker.tick())
    print((try? container.lines(false, next()).text) ?? "", (try? container.lines(true).text) ?? "")
    print(container.chain(tick: next()).text)
    let wait = await container.wait(number: await value())
    print((try? await wait.number()) ?? 0)
    let other = Container {
      $0.override(.ticker) { c, tick in c.original(.ticker, { tick() + 100 }) }
    }
    print(other.ticker(tick: next()).tick())
  }
}

func value() async -> Int { 7 }
