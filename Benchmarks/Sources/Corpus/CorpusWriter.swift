// SPDX-License-Identifier: MIT

import Platform

/// Writes a corpus to disk: a folder of files and, beside it, their list.
struct CorpusWriter {
  let plan: CorpusPlan
  let folder: String
  let seed: UInt64

  /// Writes everything.
  /// - Returns: a fingerprint of the names and contents of all files.
  func write() throws(Failure) -> String {
    var fingerprint = Fingerprint()
    var paths: [String] = []
    try Files.makeFolder(folder)
    for (number, role) in plan.roles.enumerated() {
      let file = "\(mainType(of: role)).swift"
      let text = text(of: role, number)
      try Files.write(text, to: "\(folder)/\(file)")
      paths.append("\(folder)/\(file)")
      fingerprint.add(file + text)
    }
    try Files.write(paths.sorted().map { $0 + "\n" }.joined(), to: "\(folder).list")
    Files.flush()
    return fingerprint.text
  }

  /// What the file is named after.
  private func mainType(of role: CorpusPlan.Role) -> String {
    switch role {
    case .provider(let provider): provider.name.type
    case .support(let provider): "\(provider.name.type)Support"
    case .ordinary(let name): name.type
    }
  }

  private func text(of role: CorpusPlan.Role, _ number: Int) -> String {
    var random = SplitMix64(seed: seed, stream: number)
    var text = SourceText()
    text.add(head(&random))
    switch role {
    case .provider(let provider): ProviderFile(provider: provider).blocks.forEach { text.add($0) }
    case .support(let provider): SupportFile(provider: provider).blocks.forEach { text.add($0) }
    case .ordinary(let name): text.add(OrdinaryFile(name: name).block(&random))
    }
    text.fill(about: mainType(of: role), &random)
    return text.text
  }

  private func head(_ random: inout SplitMix64) -> String {
    let modules = random.pick([[], [], ["Foundation"], ["Foundation"], ["Foundation", "Synchronization"]])
    let words = "// Part of the shop. All rights reserved."
    return modules.isEmpty ? words : "\(words)\n\n" + modules.map { "import \($0)" }.joined(separator: "\n")
  }
}
