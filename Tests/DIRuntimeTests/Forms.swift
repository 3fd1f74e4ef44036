// SPDX-License-Identifier: MIT

import DIRuntime

// A second program, with a provider of every form: deferred, weak, keyed, boxed, on the main actor.

/// Two singletons that need each other.
final class Chicken: Sendable {
  let egg: Lazy<Egg>
  init(egg: Lazy<Egg>) { self.egg = egg }
}

final class Egg: Sendable {
  let chicken: Lazy<Chicken>
  init(chicken: Lazy<Chicken>) { self.chicken = chicken }
}

/// A transient with a number of its own.
final class Note: Sendable {
  static let count = Counter()
  let number = Note.count.increment()
  let text: String
  let clock: any Clock

  init(clock: any Clock, text: String = "") {
    self.clock = clock
    self.text = text
  }
}

/// Takes a transient in every deferred form.
struct Desk: Sendable {
  let lazy: Lazy<Note>
  let provider: Provider<Note>
  let function: @Sendable () -> Note
  let titled: @Sendable (String) -> Note
  let checked: @Sendable (Int) throws(Failure) -> Checked
  let later: @Sendable () async throws -> Egg
}

/// A value that is not Sendable may be asked for later too, by a consumer that is not Sendable either.
final class Draft {
  var text = ""
}

final class Editor {
  let draft: Lazy<Draft>
  let newDraft: Provider<Draft>

  init(draft: Lazy<Draft>, newDraft: Provider<Draft>) {
    self.draft = draft
    self.newDraft = newDraft
  }
}

@MainActor
final class Screen {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

final class Window: Sendable {
  let screen: Lazy<Screen>
  init(screen: Lazy<Screen>) { self.screen = screen }
}

// Weak ones: as a protocol that does not say that it is for classes, and two that need each other.

protocol Store: Sendable { var clock: any Clock { get } }

final class DiskStore: Store {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

struct PlainStore: Store {
  let clock: any Clock
}

final class Teacher: Sendable {
  let pupil: Lazy<Pupil>
  init(pupil: Lazy<Pupil>) { self.pupil = pupil }
}

final class Pupil: Sendable {
  let teacher: Lazy<Teacher>
  init(teacher: Lazy<Teacher>) { self.teacher = teacher }
}

final class Ticket: Sendable {
  let number: Checked
  init(number: Int) throws(Failure) { self.number = try Checked(number) }
}

// Keyed ones.

final class House: Sendable {
  let name: String
  let clock: any Clock

  init(name: String, clock: any Clock) {
    self.name = name
    self.clock = clock
  }
}

final class Room: Sendable {
  let house: House
  let number: Checked

  init(house: House, number: Int) throws(Failure) {
    self.house = house
    self.number = try Checked(number)
  }
}

struct Settings: Sendable {
  var isVerbose = false
  var names: [String] = []
}

/// Says which clock it was built from, by way of a transient.
final class Journal: Sendable {
  let note: Note
  init(note: Note) { self.note = note }
}

/// Gets the container.
final class Router: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
}
