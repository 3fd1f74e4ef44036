// SPDX-License-Identifier: MIT

// The generator's output for the second program, by hand: the module "Forms", which depends on "App" and "Lib".

@_spi(Generated) import DIRuntime

extension Container {
  static func forms() -> Container { Container(_plan: formsPlan) }
  static func forms(_ overrides: (inout Overrides) -> Void) -> Container {
    Container(_plan: formsPlan, overrides)
  }

  var chicken: Chicken { _kept(.chicken) }
  var egg: Egg { _kept(.egg) }
  var desk: Desk { _kept(.desk) }
  var window: Window { _kept(.window) }
  var store: any Store { _weak(.store) }
  var teacher: Teacher { _weak(.teacher) }
  var pupil: Pupil { _weak(.pupil) }
  var ticket: Ticket { get throws(Failure) { try _weak(.ticket) } }
  var settings: Box<Settings> { _kept(.settings) }
  var journal: Journal { _kept(.journal) }
  var router: Router { _kept(.router) }
  var plain: Link { _kept(.plain) }

  func house(name: String) -> House {
    _keyed(.house, by: name) { (c: Container) in
      if let make = c._override(of: .house) { return make(c._handle, name) }
      return buildHouse(c, name)
    }
  }

  func room(house: String, number: Int) throws(Failure) -> Room {
    try _keyed(.room, by: _Arguments(house, number)) { (c: Container) throws(Failure) in
      if let make = c._override(of: .room) { return try make(c._handle, house, number) }
      return try buildRoom(c, house, number)
    }
  }

  var note: Note {
    if let make = _override(of: .note) { return make(_handle) }
    return buildNote(self)
  }

  func titled(_ text: String) -> Note {
    if let make = _override(of: .titled) { return make(_handle, text) }
    return buildTitled(self, text)
  }

  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return buildDraft(self)
  }

  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return buildEditor(self)
  }

  @MainActor var screen: Screen {
    buildScreen(self)
  }
}

extension Key where Maker == @Sendable (Container) -> Chicken {
  static var chicken: Self { formsBase.key(0, buildChicken) }
}

extension Key where Maker == @Sendable (Container) -> Egg {
  static var egg: Self { formsBase.key(1, buildEgg) }
}

extension Key where Maker == @Sendable (Container) -> Desk {
  static var desk: Self { formsBase.key(2, buildDesk) }
}

extension Key where Maker == @Sendable (Container) -> Window {
  static var window: Self { formsBase.key(3, buildWindow) }
}

extension Key where Maker == @Sendable (Container) -> any Store {
  static var store: Self { formsBase.key(4, buildStore, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) -> Teacher {
  static var teacher: Self { formsBase.key(5, buildTeacher, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) -> Pupil {
  static var pupil: Self { formsBase.key(6, buildPupil, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) throws(Failure) -> Ticket {
  static var ticket: Self { formsBase.key(7, buildTicket, lifetime: .weak) }
}

extension Key where Maker == @Sendable (Container) -> Box<Settings> {
  static var settings: Self { formsBase.key(8, buildSettings) }
}

extension Key where Maker == @Sendable (Container) -> Journal {
  static var journal: Self { formsBase.key(9, buildJournal) }
}

extension Key where Maker == @Sendable (Container) -> Router {
  static var router: Self { formsBase.key(10, buildRouter) }
}

extension Key where Maker == @Sendable (Container) -> Link {
  static var plain: Self { formsBase.key(11, buildPlain) }
}

extension Key where Maker == @Sendable (Container, String) -> House {
  static var house: Self { formsBase.key(12) { c, name in buildHouse(c, name) } }
}

extension Key where Maker == @Sendable (Container, String, Int) throws(Failure) -> Room {
  static var room: Self {
    formsBase.key(13) { c, house, number throws(Failure) in try buildRoom(c, house, number) }
  }
}

extension Key where Maker == @Sendable (Container) -> Note {
  static var note: Self { formsBase.key(14, buildNote, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container, String) -> Note {
  static var titled: Self { formsBase.key(15) { c, text in buildTitled(c, text) } }
}

extension Key where Maker == @Sendable (Container) -> Draft {
  static var draft: Self { formsBase.key(16, buildDraft, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Editor {
  static var editor: Self { formsBase.key(17, buildEditor, lifetime: .transient) }
}

private let formsBase = _SlotBase()

private let formsPlan = _Plan { plan in
  tieLib(&plan)
  tieApp(&plan)
  plan.register("Forms", slots: 14, base: formsBase, needs: formsNeeds)
  plan.list(formsDynamic)
}

/// The synchronous providers without arguments, for look-ups by type.
private func formsDynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chicken)
  entries.add(.egg)
  entries.add(.desk)
  entries.add(.window)
  entries.add(.store)
  entries.add(.teacher)
  entries.add(.pupil)
  entries.add(.ticket)
  entries.add(.settings)
  entries.add(.journal)
  entries.add(.router)
  entries.add(.plain, name: "plain")
  entries.add(.note)
  entries.add(.draft)
  entries.add(.editor)
}

/// The needs of each provider, in the order of their numbers.
private let formsNeeds: StaticString = """
  chicken: egg
  egg: chicken
  desk: note titled App.checked egg
  window: screen
  store: App.clock
  teacher: pupil
  pupil: teacher
  ticket:
  settings:
  journal: note
  router: *
  plain: Lib.version
  house: App.clock
  room: house
  note: App.clock
  titled: App.clock
  draft:
  editor: draft
  screen: App.clock
  """

private func buildChicken(_ c: Container) -> Chicken {
  Chicken(egg: Lazy(_of: c, kept: .egg))
}

private func buildEgg(_ c: Container) -> Egg {
  Egg(chicken: Lazy(_of: c, kept: .chicken))
}

private func buildDesk(_ c: Container) -> Desk {
  let view = c._handle
  return Desk(
    lazy: Lazy(_of: c, isKept: false) { $0.note },
    provider: Provider { view.note },
    function: { view.note },
    titled: { view.titled($0) },
    checked: { number throws(Failure) in try view.checked(number) },
    later: { view.egg })
}

private func buildWindow(_ c: Container) -> Window {
  Window(screen: Lazy(_onMainActorOf: c, isKept: false) { $0.screen })
}

private func buildStore(_ c: Container) -> any Store { DiskStore(clock: c.clock) }
private func buildTeacher(_ c: Container) -> Teacher {
  Teacher(pupil: Lazy(_of: c, isKept: true) { $0.pupil })
}
private func buildPupil(_ c: Container) -> Pupil {
  Pupil(teacher: Lazy(_of: c, isKept: true) { $0.teacher })
}
private func buildTicket(_ c: Container) throws(Failure) -> Ticket { try Ticket(number: 1) }
private func buildSettings(_ c: Container) -> Box<Settings> { Box(Settings()) }
private func buildJournal(_ c: Container) -> Journal { Journal(note: c.note) }
private func buildRouter(_ c: Container) -> Router { Router(container: c._handle) }
private func buildPlain(_ c: Container) -> Link { Link(name: "\(c.version)") }
private func buildHouse(_ c: Container, _ name: String) -> House { House(name: name, clock: c.clock) }
private func buildRoom(_ c: Container, _ house: String, _ number: Int) throws(Failure) -> Room {
  try Room(house: c.house(name: house), number: number)
}
private func buildNote(_ c: Container) -> Note { Note(clock: c.clock) }
private func buildTitled(_ c: Container, _ text: String) -> Note { Note(clock: c.clock, text: text) }
private func buildDraft(_ c: Container) -> Draft { Draft() }
private func buildEditor(_ c: Container) -> Editor {
  let view = c._handle
  return Editor(
    draft: Lazy(_of: c, isKept: false) { $0.draft },
    newDraft: Provider { view.draft })
}
@MainActor private func buildScreen(_ c: Container) -> Screen { Screen(clock: c.clock) }
