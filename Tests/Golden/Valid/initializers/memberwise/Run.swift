import DIRuntime

@main struct Run {
  static func main() {
    let full = Container().full(plain: 30)
    print(full.clock.time, full.fixed.time, full.other.time, full.maybe?.time ?? 0, full.level, full.plain)
    print(Container().full(level: 5, plain: 6).level)
  }
}
