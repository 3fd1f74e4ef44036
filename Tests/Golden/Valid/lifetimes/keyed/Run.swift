import DIRuntime

final class Fake: Clock { let now = 7 }

@main struct Run {
  static func main() throws {
    let c = Container()
    let home = c.house(name: "Home")
    print(c.house(name: "Home") === home, c.house(name: "Away") === home, Container().house(name: "Home") === home)
    let room = try c.room(name: "Home", number: 1)
    print(try c.room(name: "Home", number: 1, size: .small) === room, room.house === home)
    print(try c.room(name: "Home", number: 1, size: .large) === room, try c.room(name: "Home", number: 2) === room)
    do { _ = try c.room(name: "Home", number: 0) } catch { print(error) }

    let bed = c.sofaBed(3)
    print(c.bed(3) as? SofaBed === bed, c.sofa(3) as? SofaBed === bed, c.sofaBed(4) === bed)
    let lamp = try c.lampLavaLamp(c: 1, make: 2)
    print(try c.lamp(c: 1, make: 2) as? LavaLamp === lamp, try c.lamp(c: 1) as? LavaLamp === lamp)
    do { _ = try c.lamp(c: 0) } catch { print(error) }

    let guest = c.guest
    print(try guest.room("Home", 1, .small) === room, guest.house("Home") === home, bed.rooms.value === guest)
    let key = c.key(name: "Home")
    print(key.house === home, key.again === home)

    let test = Container { $0.override(.house) { c, name in House(name: name + "!", clock: c.clock) } }
    print(test.house(name: "A").name, test.house(name: "A") === test.house(name: "A"))
    let scope = c.overriding { $0.override(.clock) { _ in Fake() } }
    print(scope.house(name: "Home").clock.now, home.clock.now, try scope.room(name: "Home", number: 1) === room)
    print(scope.sofaBed(3) === bed)
  }
}
