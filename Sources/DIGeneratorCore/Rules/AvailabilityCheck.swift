// SPDX-License-Identifier: MIT

/// Reports providers that can be used where something that they need cannot.
struct AvailabilityCheck {
  /// For each provider what it needs, itself left aside, directly or not; nothing where all are available everywhere.
  private var needed: [Provider: Availability] = [:]

  /// - Parameter order: the providers, each after those that it needs.
  init(order: [Provider]) {
    guard order.contains(where: { !$0.availability.isEmpty }) else { return }
    for provider in order {
      needed[provider] = provider.neededEverywhere.reduce(Availability(attributes: [])) { all, need in
        let own = Availability(attributes: need.provider.availability)
        return all.joined(with: own).joined(with: needed[need.provider] ?? own)
      }
    }
  }

  func report(of providers: [Provider], _ diagnostics: inout DiagnosticCollector) {
    for provider in needed.isEmpty ? [] : providers {
      let own = Availability(attributes: provider.availability)
      let missing = needed[provider]?.missing(from: own) ?? []
      if missing.isEmpty { continue }
      let way = Routes.shortest(from: provider, by: \.neededEverywhere) {
        !Availability(attributes: $0.availability).missing(from: own).isEmpty
      }
      guard let way, let culprit = way.last?.provider else { continue }
      diagnostics.report(
        .availabilityMismatch,
        "'\(provider.title)' is available where '\(culprit.title)', which it needs, is not",
        at: way[0].parameter.place,
        notes: way.map(\.note) + [
          .init("'\(culprit.title)' is \(culprit.writtenAvailability) here", at: culprit.place),
          .init("write above '\(provider.title)': \(missing.joined(separator: " "))", at: provider.place),
        ])
    }
  }
}

extension Provider {
  /// What has to be there wherever it is, be it asked for later. What meets a requirement has to be there wherever that
  /// is: that is another check.
  fileprivate var neededEverywhere: [Graph.Need] {
    isRequired ? [] : allNeeds.filter { !$0.isJoinedElsewhere }
  }

  /// Its attributes, as diagnostics show them.
  var writtenAvailability: String { availability.joined(separator: " ").onOneLine }
}
