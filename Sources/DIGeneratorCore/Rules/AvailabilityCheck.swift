// SPDX-License-Identifier: MIT

/// Reports providers that can be used where something that they need cannot, be it asked for later.
enum AvailabilityCheck {
  /// What meets a requirement has to be there wherever that is: that is another check.
  static func report(of providers: [Provider], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers where !provider.isRequired {
      let own = Availability(attributes: provider.availability)
      for need in provider.allNeeds where !need.provider.availability.isEmpty && !need.isJoinedElsewhere {
        let needed = need.provider
        let missing = Availability(attributes: needed.availability).missing(from: own)
        if missing.isEmpty { continue }
        diagnostics.report(
          .availabilityMismatch,
          "'\(provider.title)' is available where '\(needed.title)', which it needs, is not",
          at: need.parameter.place,
          notes: [
            need.note, .init("'\(needed.title)' is \(needed.writtenAvailability) here", at: needed.place),
            .init("write above '\(provider.title)': \(missing.joined(separator: " "))", at: provider.place),
          ])
        break
      }
    }
  }
}

extension Provider {
  /// Its attributes, as diagnostics show them.
  var writtenAvailability: String { availability.joined(separator: " ") }
}
