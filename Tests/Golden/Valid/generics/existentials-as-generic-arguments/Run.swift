import DIRuntime

@main enum Run {
  static func main() {
    let desk = Container().desk
    let plugins: Tag<any Plugin> = desk.plugins
    let kinds: Tag<any Plugin.Type> = desk.kinds
    print(plugins.text, kinds.text)
    let clock: Tag<(any Clock<Duration>)?> = desk.clock.first
    let source: Tag<any Source<String>> = desk.source.tag
    let numbers: Tag<[any Sequence<Int>]> = Container().tagArraySequenceInt
    print(clock.text.hasPrefix("Optional<"), source.text.contains("Source"), numbers.text.hasPrefix("Array<"))
  }
}
