import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let world = container.world
    for _ in 1...3 { world.tick() }
    print(world.monsters.map(\.health), world.monsters[0].sprite === world.monsters[2].sprite)
    print(container.monster(kind: .elf).health, container.sprite(kind: .elf) === world.monsters[0].sprite)
  }
}
