import DIRuntime

@main struct Run {
  static func main() {
    let engine = Container().car.engine
    print(engine.settings.size, engine.outer.size)
  }
}
