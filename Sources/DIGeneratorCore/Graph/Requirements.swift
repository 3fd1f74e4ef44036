// SPDX-License-Identifier: MIT

/// Requirements of the modules below are met by what the target itself sees, be it its own or another module's.
extension Resolver {
  /// What meets a requirement: the rules are those for a parameter of the target, labelled like the requirement.
  mutating func meet(_ provider: Int, _ parameter: Int) -> Graph.Binding {
    let target = index.table.model.module
    let wanted = index.providers[provider].parameters[parameter]
    // Its own are for those above to meet.
    if index.providers[provider].module == target { return .leftOut }
    do throws(Failure) {
      if let found = try choose(wanted.type, orUnwrapped: wanted, in: target),
        !index.providers[found.provider].isRequired
      {
        return .provider(found, forwarded: try forwarded(to: found, from: provider))
      }
      let named = index.candidates(for: wanted.type.identity, in: target).filter { index.name($0) != nil }
      throw Failure(kind: named.isEmpty ? .missing : .onlyNamed(named))
    } catch {
      problems.append(Problem(provider: provider, parameter: parameter, kind: error.kind))
      return .unresolved
    }
  }
}

extension Graph {
  /// What the modules below require, as numbers of providers, by their modules and names.
  func requirements(below module: String) -> [Int] {
    providers.indices.filter { providers[$0].isRequired && providers[$0].module != module }.ordered {
      (providers[$0].module, providers[$0].title) < (providers[$1].module, providers[$1].title)
    }
  }

  /// Whether something meets a requirement in every build, without effects that the requirement does not expect.
  func isMet(_ requirement: Int) -> Bool {
    rows[requirement].allSatisfy { row in
      guard let target = row.bindings[0].eagerTarget else { return false }
      return !exceeds(target, requirement) && missingAvailability(of: target).isEmpty
    }
  }

  /// Whether building what meets a requirement involves more than the requirement says.
  func exceeds(_ target: Target, _ requirement: Int) -> Bool {
    effects[target.provider].exceeds(effects[requirement])
  }
}

/// Two providers of one module of which one is a requirement.
struct RequirementRivals {
  private let requirement: Provider
  private let other: Provider

  /// Nil where neither is one.
  init?(_ first: Provider, _ second: Provider) {
    guard first.isRequired || second.isRequired else { return nil }
    (requirement, other) = first.isRequired ? (first, second) : (second, first)
  }

  /// What is required is provided here; or required twice, under two names.
  var duplicate: Diagnostic {
    let type = requirement.provided[0].type
    if other.isRequired {
      return Diagnostic(
        .duplicateProvider, "'\(type.title)' is required twice; drop one '@require'",
        at: max(other.place, requirement.place),
        notes: [.init("it is required here too", at: min(other.place, requirement.place))])
    }
    let place = other.provided.first { $0.type == type }?.place ?? other.place
    return Diagnostic(
      .duplicateProvider, "'\(type.title)' is required from above, and provided here too", at: place,
      notes: [
        .init("it is required here", at: requirement.place),
        .init(
          "drop the '@require', or this provider: a fake for tests belongs in the test target", at: place),
      ])
  }

  /// Another accessor has the name that the requirement's type makes.
  func clash(over accessor: String) -> Diagnostic {
    let type = requirement.provided[0].type.title
    guard !other.isRequired else {
      return Diagnostic(
        .accessorClash, "two requirements would be named '\(accessor)'; rename one of the types",
        at: max(other.place, requirement.place),
        notes: [.init("the other one", at: min(other.place, requirement.place))])
    }
    let place = other.provided.first { $0.accessor == accessor }?.place ?? other.place
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(accessor)', of which one is that of the required '\(type)'; give this one another name: name: someName",
      at: other.namePlace ?? place, notes: [.init("'\(type)' is required here", at: requirement.place)])
  }
}
