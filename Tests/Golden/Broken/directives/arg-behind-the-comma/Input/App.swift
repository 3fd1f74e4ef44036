// @provide
final class Room {
  init(
    id: Int, /* @arg */
    name: String, // the name @arg
    size: Double /* @arg*/,
    floor: Int8 /*@arg*/
  ) {}
}
