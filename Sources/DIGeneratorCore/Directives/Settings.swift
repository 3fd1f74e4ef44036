// SPDX-License-Identifier: MIT

/// What `set:` needs: a value of its own, of a type that is known by name.
extension ProviderReader {
  /// Whether properties can be set on what a provider makes; whether they are there is for the compiler to say.
  mutating func checkSettings(of source: Source, _ options: ProvideOptions) -> Bool {
    guard !options.settings.isEmpty, let reason = refusalOfSettings(source) else { return true }
    unsupported(reason, options.settingsPlace)
    return false
  }

  private func refusalOfSettings(_ source: Source) -> String? {
    let name = source.declaration.name
    if case .property = source.construction {
      return "'set' needs a value that is made anew, but '\(name)' is a property; set it where it is declared"
    }
    let type = table.expanded(source.type)
    guard case .named = type.spelling, type.identity.wrapped == nil, !table.isProtocol(type.identity) else {
      return "'set' needs the concrete type, but '\(name)' returns '\(source.type.spelling)'"
    }
    guard table.declaration(type.identity)?.kind != .actor else {
      return
        "'set' needs a class or struct, but '\(source.type.title)' is an actor, which alone sets its properties; give them values there"
    }
    return nil
  }
}
