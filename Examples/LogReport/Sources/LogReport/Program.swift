// SPDX-License-Identifier: MIT

import DIRuntime

/// What the process tells its caller.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  case usage = 2
}

/// One run of the tool, from its arguments to its exit status.
// @provide
struct Program {
  let arguments: [String]  // @arg
  let parser: OptionParser
  let output: any Output
  let errorOutput: any Output
  let problems: any ProblemList
  /// How many skipped lines are named before the rest is only counted.
  let shownProblems: Int
  /// The report depends on options that are only known once the arguments are read.
  let container: Container

  func run() -> ExitStatus {
    do throws(OptionError) {
      switch try parser.parse(arguments) {
      case .help:
        output.write(parser.usage)
        return .success
      case .report(let options):
        return report(options)
      }
    } catch {
      errorOutput.write("logreport: \(error)\nTry 'logreport --help'.\n")
      return .usage
    }
  }

  private func report(_ options: ReportOptions) -> ExitStatus {
    do throws(FileError) {
      let report = try container.reportBuilder(options: options).report()
      output.write(container.formatter(format: options.format).format(report))
    } catch {
      errorOutput.write("logreport: \(error)\n")
      return .failure
    }
    warnAboutProblems()
    return options.isStrict && !problems.all.isEmpty ? .failure : .success
  }

  private func warnAboutProblems() {
    let all = problems.all
    for problem in all.prefix(shownProblems) {
      errorOutput.write("\(problem)\n")
    }
    if all.count > shownProblems {
      errorOutput.write("… and \(all.count - shownProblems) more lines were skipped\n")
    }
  }
}
