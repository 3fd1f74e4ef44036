// SPDX-License-Identifier: MIT

/// Annotated types that the target declares twice. The compiler says so too, but is not asked where something has
/// failed before: and what follows from two types of one name would send its reader to the wrong place.
struct DuplicateTypes {
  let table: TypeTable

  /// What is to be said of them instead of anything else; empty where there are none.
  var diagnostics: DiagnosticCollector {
    var diagnostics = DiagnosticCollector()
    for index in table.declarations.indices where isType(index) && isAnnotated(index) {
      let earlier = table.parts(of: index).prefix { $0 < index }
      if let first = earlier.first(where: { isType($0) && isSame($0, index) }) {
        diagnostics.report(diagnostic(of: index, first))
      }
    }
    return diagnostics
  }

  private func declaration(_ index: Int) -> Declaration { table.declarations[index] }

  /// One that depends on a version may be there for others than its namesake is.
  private func isType(_ index: Int) -> Bool {
    let type = declaration(index)
    return type.isType && type.module == table.model.module && !type.has(attribute: "available")
      && ([type] + table.model.ancestors(of: type)).allSatisfy { $0.kind != .extension || !$0.isForSome }
  }

  private func isAnnotated(_ index: Int) -> Bool {
    table.parts(of: index).flatMap { [$0] + table.model.members(of: $0) }
      .contains { !declaration($0).directives.isEmpty }
  }

  /// Whether both are seen in one place and there in the same builds: of others more can be said.
  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (declaration(first), declaration(second))
    if first.file != second.file, table.access(of: first).isHidden || table.access(of: second).isHidden {
      return false
    }
    return conditions(around: first) == conditions(around: second) && table.model.condition(of: first).mayHold
  }

  private func conditions(around type: Declaration) -> Set<String> {
    Set(([type] + table.model.ancestors(of: type)).flatMap(\.conditions))
  }

  private func diagnostic(of index: Int, _ first: Int) -> Diagnostic {
    let (first, second) = (declaration(first), declaration(index))
    return Diagnostic(
      .duplicateType,
      "'\(second.name)' is declared twice; drop one of the two, or give it another name",
      at: second.place, notes: [.init("it is declared here too", at: first.place)])
  }
}
