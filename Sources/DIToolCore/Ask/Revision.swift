// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The targets as they were at a revision of git: with the files of then in the folders of now.
struct Revision {
  private let name: String
  /// The words of the targets as they are.
  private let words: [String]

  init(_ name: String, _ words: [String]) { (self.name, self.words) = (name, words) }

  /// Reads the graph of each program.
  func graphs() throws(NoAnswer) -> [GraphDocument] {
    do {
      let asked = try AskedGraph(words)
      let top = try Self.run(["git", "-C", asked.folder, "rev-parse", "--show-toplevel"], name)
      let folder = FileManager.default.temporaryDirectory.appending(path: "di-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = RevisionFiles(
        top: top.withoutLinks, copy: folder.appending(path: "files").path)
      try FileManager.default.createDirectory(atPath: files.copy, withIntermediateDirectories: true)
      let archive = folder.appending(path: "files.tar").path
      _ = try Self.run(["git", "-C", top, "archive", "--format=tar", "-o", archive, name], name)
      _ = try Self.run(["tar", "-xf", archive, "-C", files.copy], name)
      return try Self.graphs(of: asked, moved: files, lists: folder)
    } catch let error as NoAnswer {
      throw error
    } catch let error as UsageError {
      throw NoAnswer(message: error.message)
    } catch {
      throw NoAnswer(message: "revision '\(name)' cannot be read: \(error.localizedDescription)")
    }
  }

  private static func graphs(of asked: AskedGraph, moved files: RevisionFiles, lists: URL) throws
    -> [GraphDocument]
  {
    // The files outside the repository are the same in each revision: a target of only these would never differ.
    if let module = asked.module(outside: files) {
      throw NoAnswer(message: "no file of '\(module)' is in the repository '\(files.top)'")
    }
    let readings = try asked.moved(by: files, lists: lists).read(calls: false)
    do { try readings.demandNoMistakes(for: "diff") } catch {
      throw NoAnswer(message: error.message.replacing(files.copy + "/", with: ""))
    }
    return readings.map(\.graph)
  }

  /// Runs a program and returns the first line of its output.
  private static func run(_ words: [String], _ revision: String) throws(NoAnswer) -> String {
    guard let said = Program.run(words) else {
      throw NoAnswer(message: "'\(revision)' is no file, and git, which knows revisions, cannot be asked")
    }
    guard said.code == 0 else {
      let line = said.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw NoAnswer(message: "'\(revision)' is neither a file nor a revision of git\(line)")
    }
    return String(said.text.prefix { $0 != "\n" })
  }
}

/// The files of a revision in a folder beside the files as they are.
struct RevisionFiles {
  /// The repository's folder, without links.
  let top: String
  /// The folder with the files of the revision.
  let copy: String

  /// The path in the other folder; the path itself if it is not in the repository, or in a folder of builds.
  func moved(_ path: String) -> String {
    let path = Self.inFolderWithoutLinks(path)
    return isInside(path) ? copy + path.dropFirst(top.count) : path
  }

  /// Whether a file is in the repository.
  func isTracked(_ path: String) -> Bool { isInside(Self.inFolderWithoutLinks(path)) }

  private func isInside(_ path: String) -> Bool {
    path == top || path.hasPrefix(top + "/") && !path.dropFirst(top.count).contains("/.build/")
  }

  /// The path by which git knows a file, which may be a link itself.
  private static func inFolderWithoutLinks(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return "\(url.deletingLastPathComponent().path.withoutLinks)/\(url.lastPathComponent)"
  }

  /// The files that a module had: the ones of now that were there, and the Swift files of its folders that are gone now.
  func files(_ paths: [String]) -> [String] {
    let paths = paths.map(Self.inFolderWithoutLinks)
    let moved = paths.map(moved)
    let folder = Self.commonFolder(of: paths.filter(isInside))
    let gone = folder.map { folder in
      let all = FileManager.default.enumerator(atPath: self.moved(folder))?.compactMap { $0 as? String } ?? []
      return all.filter {
        $0.hasSuffix(".swift") && !FileManager.default.fileExists(atPath: "\(folder)/\($0)")
      }
      .map { "\(self.moved(folder))/\($0)" }
    }
    return (moved.filter(FileManager.default.fileExists) + (gone ?? [])).sorted()
  }

  /// The innermost folder that holds all files.
  private static func commonFolder(of paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    let parts = paths.reduce(into: first.split(separator: "/").dropLast()) { common, path in
      let pairs = zip(common, path.split(separator: "/"))
      common = common.prefix(pairs.prefix { $0 == $1 }.count)
    }
    return parts.map { "/\($0)" }.joined()
  }
}
