// SPDX-License-Identifier: MIT

import Platform

/// Writes a program to disk: a package, a list of each module's files, and a list of what the plugin would run.
struct ProgramWriter {
  let plan: ProgramPlan
  let text: ProgramText
  let folder: String

  init(plan: ProgramPlan, library: String?, seed: UInt64, folder: String) {
    self.plan = plan
    text = ProgramText(plan: plan, library: library, seed: seed)
    self.folder = folder
  }

  /// Writes everything; where the library is, is no part of the fingerprint.
  /// - Returns: what was written, in figures, and a fingerprint of the names and contents of all files.
  func write() throws(Failure) -> String {
    var fingerprint = Fingerprint()
    try Files.makeFolder(folder)
    try Files.makeFolder("\(folder)/Sources")
    for number in plan.modules.indices { try write(module: number, &fingerprint) }
    let commands = plan.modules.indices.map { text.arguments(for: $0, in: folder) + "\n" }
    try Files.write(commands.joined(), to: "\(folder)/commands")
    try Files.write(text.manifest, to: "\(folder)/Package.swift")
    Files.flush()
    return
      "\(plan.modules.count) modules, \(plan.edges) edges, \(plan.nodes.count) providers, fingerprint \(fingerprint.text)"
  }

  private func write(module number: Int, _ fingerprint: inout Fingerprint) throws(Failure) {
    let module = plan.modules[number]
    let sources = "\(folder)/Sources/\(module.name)"
    try Files.makeFolder(sources)
    var files = module.providers.map { ("\(plan.nodes[$0].name.type).swift", text.file(of: $0)) }
    if module.layer == .app { files.append(("main.swift", text.main(of: module))) }
    for (name, text) in files {
      try Files.write(text, to: "\(sources)/\(name)")
      fingerprint.add("\(module.name)/\(name)\(text)")
    }
    let paths = files.map { "\(sources)/\($0.0)\n" }.sorted()
    try Files.write(paths.joined(), to: "\(folder)/\(module.name).list")
  }
}
