// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum Command: Equatable, Sendable {
  case help
  case report(ReportOptions)
}

/// Reads the command line.
// @provide
struct OptionParser: Sendable {
  let clock: any Clock
  let sampleLogPath: String
  let topCount: Int

  func parse(_ arguments: [String]) throws(OptionError) -> Command {
    var options = ReportOptions(path: sampleLogPath, topCount: topCount)
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--people": options.countsCrawlers = false
      case "--strict": options.isStrict = true
      case "--format": options.format = try value(of: argument, &rest, formats) { Format(rawValue: $0) }
      case "--sections": options.sections = try value(of: argument, &rest, sections, parse: sectionList)
      case "--since": options.since = try value(of: argument, &rest, times, parse: time)
      case "--until": options.until = try value(of: argument, &rest, times, parse: time)
      case "--top": options.topCount = try value(of: argument, &rest, "a number from 1", parse: rowCount)
      case _ where argument.hasPrefix("-") && argument != "-": throw .unknownOption(argument)
      default: paths.append(argument)
      }
    }
    if paths.count > 1 { throw .unexpectedArgument(paths[1]) }
    if let path = paths.first { options.path = path }
    return .report(options)
  }

  var usage: String {
    """
    USAGE: logreport [<log>] [<options>]

      <log>               an access log in combined format, '-' for standard input;
                          without it a sample log is read
      --format <format>   \(formats) (default: text)
      --top <count>       rows of a ranking (default: \(topCount))
      --sections <list>   \(sections)
      --since <time>      leave out what is earlier: \(times)
      --until <time>      leave out what is later, or at that moment
      --people            leave crawlers out
      --strict            fail if lines had to be skipped
      --help              show this

    """
  }

  private var formats: String { Format.allCases.map(\.rawValue).joined(separator: ", ") }
  private var sections: String { SectionID.allCases.map(\.rawValue).joined(separator: ",") }
  private var times: String { "2025-03-14, 2025-03-14T09:30, or 90m, 24h, 7d ago" }

  private func value<Value>(
    of option: String, _ rest: inout ArraySlice<String>, _ expected: String, parse: (String) -> Value?
  ) throws(OptionError) -> Value {
    guard let text = rest.popFirst() else {
      throw .missingValue(option: option)
    }
    guard let value = parse(text) else {
      throw .invalidValue(option: option, value: text, expected: expected)
    }
    return value
  }

  private func time(_ text: String) -> Timestamp? {
    TimeExpression(text)?.time(before: clock.now)
  }

  private func rowCount(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The named sections in the order of the report; nil if one of the names is unknown.
  private func sectionList(_ text: String) -> [SectionID]? {
    let names = text.split(separator: ",").map(String.init)
    let chosen = Set(names.compactMap(SectionID.init))
    guard !names.isEmpty, chosen.count == Set(names).count else { return nil }
    return SectionID.allCases.filter(chosen.contains)
  }
}
