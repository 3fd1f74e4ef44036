// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `fix`: shows the fixes, or makes them. The diff goes to standard output and every remark to standard error, so that the
/// diff can be piped.
struct FixCommand {
  private var isApplied = false
  /// The mistakes to mend; empty for all.
  private var only: [FixSelection] = []
  /// The numbers of the chosen ways.
  private var chosen: Set<Int> = []
  /// The folder to which the paths in the diff are relative.
  private var root = ""
  private let targets: Targets

  init(_ words: Words) throws(UsageError) {
    var (words, others) = (words, [String]())
    while let word = words.next() {
      switch word {
      case "--apply": isApplied = true
      case "--only": only.append(try FixSelection(word: try words.value(behind: word)))
      case "--choose":
        guard let number = Int(try words.value(behind: word)) else {
          throw UsageError(message: "'--choose' needs the number of a way to mend, as 'di fix' prints it")
        }
        chosen.insert(number)
      case "--root": root = try words.value(behind: word)
      default: others.append(word)
      }
    }
    targets = try Targets(others)
  }

  /// Runs the command.
  /// - Parameters:
  ///   - output: takes the diff.
  ///   - errors: takes remarks and errors.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    let diagnostics = targets.diagnose()
    let unreadable = diagnostics.filter { $0.id == .unreadableSource }
    guard unreadable.isEmpty else {
      errors(unreadable.map(\.text).joined())
      return 1
    }
    let wanted = diagnostics.filter(isWanted)
    let plan = FixPlan(for: wanted, choosing: chosen, without: targets.otherPackages)
    if !wanted.isEmpty, let number = plan.unused.min() {
      errors("di: error: '--choose \(number)' mends nothing: \(Self.reason(against: number, in: plan))\n")
      return 2
    }
    output(plan.sortedPatches.map { UnifiedDiff(of: $0, in: root).text }.joined())
    errors(plan.left.map(Self.remark).joined())
    if isApplied, !Self.apply(plan, errors) { return 1 }
    let others = diagnostics.isEmpty ? faultsOfPackage : []
    errors(others.map(\.text).joined())
    errors(
      "di: \(others.isEmpty ? summary(of: plan, wanted.count) : "nothing is wrong with the directives, but with the package")\n"
    )
    return others.isEmpty && (wanted.isEmpty || plan.mended > 0) ? 0 : 1
  }

  /// Why the package does not build although its directives are right.
  private var faultsOfPackage: [Finding] {
    guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else { return [] }
    return DoctorCommand.package(in: root).filter { $0.state == .wrong }
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool {
    only.isEmpty || only.contains { $0.contains(diagnostic) }
  }

  /// Writes the files, and none if one of them has changed since it was read, or cannot be written. Where that fails, reports
  /// it and returns false.
  static func apply(_ plan: FixPlan, _ errors: (String) -> Void) -> Bool {
    var written: [SourceFile] = []
    do throws(FileSystem.Failure) {
      for patch in plan.sortedPatches { try FileSystem.checkReplaceable(patch.file) }
      for patch in plan.sortedPatches {
        try FileSystem.replace(patch.file.path, with: patch.bytes)
        written.append(patch.file)
      }
      return true
    } catch {
      errors("\(error.path): error: the file cannot be mended, so none is: \(error.reason)\n")
      for file in written {
        do throws(FileSystem.Failure) {
          try FileSystem.replace(file.path, with: file.bytes)
        } catch {
          errors("\(error.path): error: the file is mended, and cannot be put back: \(error.reason)\n")
        }
      }
      return false
    }
  }

  // MARK: Words

  private static func reason(against number: Int, in plan: FixPlan) -> String {
    if number > 0, number <= plan.ways { return "another chosen way mends the same mistake" }
    return plan.ways == 0 ? "there is nothing to choose from" : "the ways are numbered from 1 to \(plan.ways)"
  }

  private static func remark(on diagnostic: Diagnostic, because obstacle: FixPlan.Obstacle) -> String {
    let reason =
      switch obstacle {
      case .noFix: "no mechanical edit mends this"
      case .overlap: "another run will mend this, for another edit is in its way"
      case .choice(let choices) where choices.count == 1:
        "there is one way to mend this, and '--choose \(choices[0].number)' takes it if it is meant"
      case .choice: "there is more than one way to mend this, and '--choose NUMBER' takes one"
      case .foreign(let owner): "\(owner) must change to mend this, and only your own files are changed"
      }
    let note = diagnostic.place.note("\(reason): \(diagnostic.inShort)").text
    guard case .choice(let choices) = obstacle else { return note }
    return note
      + choices.map { ["\($0.number)", $0.fix.title, "\($0.fix.place.path):\($0.fix.place.line)"] }.aligned()
  }

  private func summary(of plan: FixPlan, _ count: Int) -> String {
    if count == 0 {
      return only.isEmpty
        ? "nothing is wrong with the directives; the compiler judges the rest"
        : "nothing of that kind is wrong"
    }
    if plan.mended == 0 {
      return plan.ways > 0 ? "nothing can be mended without a choice" : "nothing can be mended"
    }
    let mistakes = "\(plan.mended) of \(count) \(count == 1 ? "mistake" : "mistakes")"
    guard isApplied else { return "\(mistakes) can be mended; --apply does it" }
    let files = plan.patches.count
    return "\(mistakes) mended in \(files) \(files == 1 ? "file" : "files")"
  }
}

extension Diagnostic {
  /// The message without its line, which the fixes made above it may move.
  var inShort: String { "\(message) [#\(id.rawValue)]" }
}

extension FileSystem {
  /// Throws if a file has changed since it was read, or must not be written.
  fileprivate static func checkReplaceable(_ file: SourceFile) throws(Failure) {
    guard try read(file.path) == file.bytes else {
      throw Failure(path: file.path, reason: "it has changed since it was read")
    }
    guard FileManager.default.isWritableFile(atPath: target(of: file.path)) else {
      throw Failure(path: file.path, reason: "it must not be written")
    }
  }

  /// The file that a symbolic link leads to.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Replaces the contents of a file as a whole. Its permissions stay, and so does a symbolic link at the path.
  fileprivate static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let (files, target) = (FileManager.default, target(of: path))
    let permissions = (try? files.attributesOfItem(atPath: target))?[.posixPermissions]
    try write(bytes, to: target)
    if let permissions { try? files.setAttributes([.posixPermissions: permissions], ofItemAtPath: target) }
  }
}
