// SPDX-License-Identifier: MIT

import Platform

// Measure [--facts] --rounds N: runs the commands on standard input in turn, a b c a b c …, and prints what they cost.
// A line is GROUP<TAB>LABEL<TAB>COMMAND; a command is a program and its arguments, with spaces between them.
// A command without a label is run before each of its group, and not measured. With --facts, GROUP is SIZE|FIGURE, and what
// is printed is what Table reads.

func rounds(in words: some Collection<String>) throws(Failure) -> Int {
  let words = Array(words)
  guard words.count == 2, words[0] == "--rounds", let rounds = Int(words[1]), rounds > 0 else {
    throw Failure("usage: Measure [--facts] --rounds N < COMMANDS")
  }
  return rounds
}

do throws(Failure) {
  let words = CommandLine.arguments.dropFirst()
  let isForTable = words.first == "--facts"
  let count = try rounds(in: isForTable ? words.dropFirst() : words)
  var groups = try Group.all(in: AnySequence { AnyIterator { readLine() } })
  for index in groups.indices { try groups[index].measure(rounds: count) }
  let report = Report(groups: groups, rounds: count)
  print(isForTable ? report.facts : report.text)
} catch {
  Console.stop("Measure: \(error.message)")
}
