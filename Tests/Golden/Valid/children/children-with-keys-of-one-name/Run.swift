import DIRuntime

@main
struct Run {
  static func main() throws {
    let container = Container()
    let session = container.session(user: User())
    let stay = container.stay(room: Room())
    print(session.reading is Book, session.writing is Book, stay.reading is Poster, stay.writing is Poster)
    print((session.reading as AnyObject) === (session.writing as AnyObject))
    print(session.channel(name: "a").name, try stay.channel(name: "a").name)
    print(session.channel(name: "a") as AnyObject === session.sender(name: "a") as AnyObject)
    print(session.sheet("7").label.value.text, stay.label("8").text)
    print(session.shelf.reading.value is Book, stay.wall.reading.value is Poster)
  }
}
