// SPDX-License-Identifier: MIT

import Platform

// Measure --rounds N: runs the commands on standard input in turn, a b c a b c …, and prints what they cost.
// A line is GROUP<TAB>LABEL<TAB>COMMAND; a command is a program and its arguments, with spaces between them.
// A command without a label is run before each of its group, and not measured.

func rounds(in words: [String]) throws(Failure) -> Int {
  guard words.count == 2, words[0] == "--rounds", let rounds = Int(words[1]), rounds > 0 else {
    throw Failure("usage: Measure --rounds N < COMMANDS")
  }
  return rounds
}

do throws(Failure) {
  let count = try rounds(in: Array(CommandLine.arguments.dropFirst()))
  var groups = try Group.all(in: AnySequence { AnyIterator { readLine() } })
  for index in groups.indices { try groups[index].measure(rounds: count) }
  print(Report(groups: groups, rounds: count).text)
} catch {
  Console.stop("Measure: \(error.message)")
}
