// SPDX-License-Identifier: MIT

import Platform

/// The measurements: numbers, each of a program's size, a figure, its side (ours or by hand), and a unit.
struct Facts {
  struct Name: Hashable {
    var size: Int
    var figure: String
    var who: String
    var unit: String
  }

  private var numbers: [Name: Double] = [:]

  /// Reads lines of `SIZE<TAB>FIGURE<TAB>WHO<TAB>UNIT<TAB>NUMBER`; of several equal ones the last counts.
  init(_ lines: some Sequence<String>) throws(Failure) {
    for line in lines {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 5, let size = Int(words[0]), let number = Double(words[4]) else {
        throw Failure("no fact: \(line)")
      }
      numbers[Name(size: size, figure: words[1], who: words[2], unit: words[3])] = number
    }
  }

  /// The sizes of the programs, the smallest first.
  var sizes: [Int] { Set(numbers.keys.map(\.size)).subtracting([0]).sorted() }

  /// A number, if it was measured. A figure that does not depend on a size has size 0.
  func number(_ figure: String, _ who: String, _ unit: String, at size: Int) -> Double? {
    numbers[Name(size: size, figure: figure, who: who, unit: unit)]
  }
}
