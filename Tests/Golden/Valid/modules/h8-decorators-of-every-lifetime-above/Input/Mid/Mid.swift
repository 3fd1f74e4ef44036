import Core
import DIRuntime
// @provide(replaces: Core.room)
func midRoom(name: String /* @arg */, room: Room) -> Room { Room(name: room.name + "-mid") }
