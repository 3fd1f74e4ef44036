// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The inputs of a command in groups, each watched by a command of its own if there are several.
///
/// On a Mac a build system runs a command in a sandbox, and passes the sandbox's rules as an argument with a line for each input.
/// All arguments together may have a megabyte there, which 7,000 inputs of usual length need. So a command with more inputs waits
/// for files that other commands touch when a group of inputs changes.
struct WatchedFiles {
  /// The bytes of a group's rules, at most.
  static let limit = 400_000
  private let groups: [[URL]]

  init(_ files: [URL]) {
    var groups: [[URL]] = [[]]
    var size = 0
    for file in files {
      // A rule is the path, and about twenty characters around it.
      let rule = file.path(percentEncoded: false).utf8.count + 20
      size += rule
      if size > Self.limit {
        groups.append([])
        size = rule
      }
      groups[groups.count - 1].append(file)
    }
    self.groups = groups
  }

  /// The inputs of the command, and the commands that it waits for.
  ///
  /// The files between them are Swift files without a word: SwiftPM makes a resource of a file of another kind.
  func inputs(of name: String, in folder: URL) -> (files: [URL], commands: [Command]) {
    guard groups.count > 1 else { return (groups[0], []) }
    let marks = groups.indices.map { folder.appending(path: "\(name)+Inputs\($0 + 1).generated.swift") }
    let commands = zip(groups, marks).map { files, mark in
      Command.buildCommand(
        displayName: "Looking for changed sources of \(name)", executable: URL(filePath: "/usr/bin/touch"),
        arguments: [mark.path(percentEncoded: false)], inputFiles: files, outputFiles: [mark])
    }
    return (marks, commands)
  }
}
