// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Types: names that a type inherits")
struct InheritedNameTests {
  private static let top = "class Top { class Inner { class Core { init() {} } } }"
  private static let middle = "class Middle: Top {}"
  private static let holder = """
    class Holder: Middle {
      class Deep: Inner {
        // @provide
        final class Leaf: Core {}
      }
    }
    """

  @Test(
    "A supertype that only inheritance names is found in any order of the declarations",
    arguments: [
      [top, middle, holder], [top, holder, middle], [middle, top, holder], [middle, holder, top],
      [holder, top, middle], [holder, middle, top],
    ])
  func supertypes(of declarations: [String]) {
    let result = generate(declarations.joined(separator: "\n"))
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.text?.contains("Holder.Deep.Leaf()") == true)
  }

  @Test("An inheritance clause names no member of its own type, as the compiler has it")
  func ownMembers() {
    let result = generate(
      """
      class Style { init() {} }
      // @provide
      final class Own: Style { class Style { init(size: Int) {} } }
      """)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.text?.contains("Own()") == true)
  }
}
