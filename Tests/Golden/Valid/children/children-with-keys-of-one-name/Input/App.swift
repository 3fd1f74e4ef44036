import DIRuntime

struct User: Sendable {}
struct Room: Sendable {}

// @container(parent: Container)
struct Session { let user: User }

// @container(parent: Container)
struct Stay { let room: Room }

protocol Reading: Sendable {}
protocol Writing: Sendable {}

// Both containers have a `reading`, a `writing`, and a `channel`, which only the types of their keys tell apart.
// @provide(singleton, as: [Reading, Writing], in: Session)
final class Book: Reading, Writing {}

// @provide(singleton, as: [Reading, Writing], in: Stay)
final class Poster: Reading, Writing {}

protocol Channel: Sendable { var name: String { get } }
protocol Sender: Sendable {}

// @provide(singleton, keyed: name, as: [Channel, Sender], in: Session)
final class Mail: Channel, Sender {
  let name: String
  init(name: String /* @arg */) { self.name = "mail \(name)" }
}

// @provide(singleton, keyed: name, as: [Channel, Sender], in: Stay)
final class Phone: Channel, Sender {
  let name: String
  init(name: String /* @arg */) throws { self.name = "phone \(name)" }
}

// @provide(singleton, in: Session)
final class Shelf: Sendable {
  let reading: Lazy<any Reading>
  init(reading: Lazy<any Reading>) { self.reading = reading }
}

// @provide(singleton, in: Stay)
final class Wall: Sendable {
  let reading: Lazy<any Reading>
  init(reading: Lazy<any Reading>) { self.reading = reading }
}

// @provide(in: Session, name: label)
func card(_ text: String /* @arg */) -> Label { Label(text: "card \(text)") }

// @provide(in: Stay, name: label)
func tag(_ text: String /* @arg */) -> Label { Label(text: "tag \(text)") }

struct Label { var text: String }

// @provide(in: Session)
struct Sheet {
  let label: Lazy<Label>
  init(_ text: String /* @arg */, label: Lazy<Label>) { self.label = label }
}
