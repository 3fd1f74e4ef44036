import DIRuntime

@main struct Run {
  static func main() {
    let c = DIRuntime.Container { $0.override(.holder) { _ in Holder(text: "other") } }
    print(c.user(overrides: Overrides()).container.text, c.key.text, c.user(overrides: c.overrides).real.holder.text)
    print(c.shelf(name: "top").name, c.lamp(room: "hall"), c.fan(room: "hall"))
  }
}
