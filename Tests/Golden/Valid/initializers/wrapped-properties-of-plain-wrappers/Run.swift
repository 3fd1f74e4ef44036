import DIRuntime

@main
struct Main {
  static func main() {
    let watch = Container().watch
    print(watch.clock, watch.$clock.wrappedValue, watch.other, watch.fifth)
  }
}
