import DIRuntime

@main struct Run {
  static func main() {
    let watch = Container().watch
    print(watch.clock??.name ?? "none", watch.missing == nil, watch.maybe == 3)
  }
}
