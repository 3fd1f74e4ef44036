// SPDX-License-Identifier: MIT

import Platform

/// Commands that are compared with one another, and so run in turn: work that slows the machine for a while,
/// slows all of them.
struct Group {
  struct Command {
    var label: String
    var child: Child
    var costs: [Cost] = []
  }

  var name: String
  /// The command that runs before each command, unmeasured.
  var preparations: [Child] = []
  var commands: [Command] = []

  /// The groups in order of their first lines.
  static func all(in lines: some Sequence<String>) throws(Failure) -> [Group] {
    var groups: [Group] = []
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, !fields[2].isEmpty else { throw Failure("no command: \(line.prefix(80))") }
      if groups.last?.name != fields[0] { groups.append(Group(name: fields[0])) }
      groups[groups.count - 1].add(fields[2], label: fields[1])
    }
    return groups
  }

  private mutating func add(_ command: String, label: String) {
    let child = Child(command.split(separator: " ").map(String.init))
    if label.isEmpty {
      preparations.append(child)
    } else {
      commands.append(Command(label: label, child: child))
    }
  }

  /// Runs all commands in turn; one round before the counted ones fills the caches.
  mutating func measure(rounds: Int) throws(Failure) {
    for round in 0...rounds {
      for index in commands.indices {
        for preparation in preparations { _ = try preparation.run() }
        let cost = try commands[index].child.runAgainIfItFails()
        if round > 0 { commands[index].costs.append(cost) }
      }
    }
  }
}
