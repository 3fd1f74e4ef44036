// SPDX-License-Identifier: MIT

/// What a `@module` directive says of its target.
struct ModuleOptions {
  /// Whether what says nothing else of its isolation is the main actor's.
  private(set) var isOnMainActor = false

  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    let isSound = directive.readOptions(&diagnostics, once: { take($0, $1) })
    guard isSound, directive.options.isEmpty else { return }
    diagnostics.report(
      .unknownOption,
      "'@module' says which isolation its target has by default: @module(isolation: MainActor)",
      at: directive.place)
  }

  private mutating func take(_ option: Directive.Option, _ word: String) -> Complaint? {
    guard word == "isolation" else { return Self.complaint(about: word, option) }
    guard option.label != nil, let value = option.single else {
      return "'isolation' needs an actor: isolation: MainActor"
    }
    guard value.text == "MainActor" else { return Self.complaint(about: value) }
    isOnMainActor = true
    return nil
  }

  private static func complaint(about word: String, _ option: Directive.Option) -> Complaint {
    let written = option.label == nil ? word : "\(word):"
    if word == "MainActor" {
      return Complaint(
        "unknown option 'MainActor'; did you mean 'isolation: MainActor'?", word,
        means: "isolation: MainActor", at: option.place)
    }
    guard Spelling.nearest(to: word, in: ["isolation"]) != nil, option.label != nil else {
      return Complaint("unknown option '\(written)'; there is isolation:")
    }
    return Complaint(
      "unknown option '\(written)'; did you mean 'isolation:'?", word, means: "isolation", at: option.place)
  }

  /// A compiler knows two: this, and none at all.
  private static func complaint(about value: Directive.Value) -> Complaint {
    if value.text == "nonisolated" {
      return Complaint(
        "a target is nonisolated unless '@module' says otherwise; leave the directive out", at: value.place)
    }
    guard Spelling.nearest(to: value.text, in: ["MainActor"]) != nil else {
      return Complaint(
        "'\(value.text)' cannot be what a target is isolated to by default; there is MainActor",
        at: value.place)
    }
    return Complaint(
      "unknown actor '\(value.text)'; did you mean 'MainActor'?", value.text, means: "MainActor",
      at: value.place)
  }
}

extension SourceModel {
  /// The modules whose default isolation is the main actor.
  var mainActorModules: Set<String> {
    var ignored = DiagnosticCollector()
    return Set(
      moduleDirectives.filter { $0.value.contains { ModuleOptions($0, diagnostics: &ignored).isOnMainActor } }
        .keys)
  }

  /// Reports what is wrong with what the target's own files say of it.
  func reportModuleDirectives(_ diagnostics: inout DiagnosticCollector) {
    let sound = (moduleDirectives[module] ?? []).filter {
      ModuleOptions($0, diagnostics: &diagnostics).isOnMainActor
    }
    for directive in sound.dropFirst() {
      diagnostics.report(
        .danglingDirective, "a second '@module' in one target; one says it for all files",
        at: directive.place, notes: [.init("the first one is here", at: sound[0].place)])
    }
  }
}
