import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let room = container.room(
      lamp: Bulb(isOn: true), address: House.Address(text: "1 Main St"), guest: nil, names: ["a"], default: 5,
      log: { print($0) }, size: (1, 2), shelf: [:])
    print(room.lamp.isOn, room.address.text, room.guest == nil, room.names, room.default, room.limit, room.size.height)
    print(room.lantern.lamp.isOn, room.note ?? "none")
    print(room.corner().chair.text)
    let attic = container.attic(dust: Nested.Dust())
    _ = (attic.dust, attic.trunk)
  }
}
