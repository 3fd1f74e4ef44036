// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Unified diffs")
struct UnifiedDiffTests {
  /// The diff of replacing texts, each found at its first place in the file.
  private func diff(_ text: String, path: String = "F", _ edits: (old: String, new: String)...) -> String {
    var patch = FilePatch(of: SourceFile(path: path, module: "App", bytes: Array(text.utf8)))
    for edit in edits {
      guard let range = text.firstRange(of: edit.old) else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      patch.add(Array(edit.new.utf8), at: start..<start + edit.old.utf8.count)
    }
    return UnifiedDiff(of: patch).text
  }

  private let numbers = (1...20).map { "line \($0);\n" }.joined()

  @Test("Three lines are shown around a change")
  func context() {
    #expect(
      diff(numbers, ("line 10;", "ten")) == """
        --- F
        +++ F
        @@ -7,7 +7,7 @@
         line 7;
         line 8;
         line 9;
        -line 10;
        +ten
         line 11;
         line 12;
         line 13;

        """)
  }

  @Test("Near changes share a hunk, far ones count the lines that came before")
  func hunks() {
    #expect(
      diff(numbers, ("line 2;", "new\nline 2;"), ("line 6;\n", ""), ("line 20;", "last\nline 20;")) == """
        --- F
        +++ F
        @@ -1,9 +1,9 @@
         line 1;
        +new
         line 2;
         line 3;
         line 4;
         line 5;
        -line 6;
         line 7;
         line 8;
         line 9;
        @@ -17,4 +17,5 @@
         line 17;
         line 18;
         line 19;
        +last
         line 20;

        """)
  }

  @Test("Several edits of one line are one change")
  func oneLine() {
    #expect(diff("a b c\n", ("c", "z"), ("a", "x")) == "--- F\n+++ F\n@@ -1,1 +1,1 @@\n-a b c\n+x b z\n")
  }

  @Test("A last line without an end says so, and carriage returns stay")
  func ends() {
    #expect(
      diff("a\r\nb", path: "A b", ("a", "x"))
        == "--- A b\t\n+++ A b\t\n@@ -1,2 +1,2 @@\n-a\r\n+x\r\n b\n\\ No newline at end of file\n")
    #expect(
      diff("a", ("a", "a\n")) == "--- F\n+++ F\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test("A file can become empty")
  func empty() {
    #expect(diff("a\n", ("a\n", "")) == "--- F\n+++ F\n@@ -1,1 +0,0 @@\n-a\n")
  }
}
