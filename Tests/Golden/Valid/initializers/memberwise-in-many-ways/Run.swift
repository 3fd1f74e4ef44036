import DIRuntime

@main struct Run {
  static func main() {
    var all = Container().everything(title: "title")
    print(all.service === all.other, all.computed, all.fixed, all.later, all.level, all.visible)
    print(all.optional === all.service, all.make() === all.service, all.maybe == nil, all.title)
  }
}
