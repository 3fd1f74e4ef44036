import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container()
    let button = c.button(onTap: { print("tap", $0) }, transform: { $0 + 1 }, body: { "body" })
    button.onTap("\(button.transform(1))")
    let row = c.row(onTap: { print("row", $0) }, map: { "\($0)" }, sendable: { 7 })
    row.onTap(row.map(row.sendable()))
    print(row.onEnd == nil)
    let other = Container {
      $0.override(.button) { _, onTap, transform, body in Button(onTap: onTap, transform: transform, body: { "other " + body() }) }
    }
    _ = other.button(onTap: { print("tap", $0) }, transform: { $0 }, body: { "body" })
  }
}
