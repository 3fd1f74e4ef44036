import DIRuntime

@main struct Run {
  static func main() {
    let watch = Container().watch
    print(watch.first.value.name, watch.second().name)
  }
}
