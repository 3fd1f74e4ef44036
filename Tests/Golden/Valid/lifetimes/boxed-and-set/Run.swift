import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    let car = container.car
    car.radio.withLock { $0.volume += 1 }
    print(container.radio.withLock { $0 }, try car.spare(4).withLock { $0 })
    do { _ = try car.spare(-1) } catch { print(error) }
  }
}
