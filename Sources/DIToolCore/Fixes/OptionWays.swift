// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The ways to mend a mistake in the options of a directive.
struct OptionWays {
  private let diagnostic: Diagnostic
  private let files: ReadFiles
  private let directive: WrittenDirective?

  init(of diagnostic: Diagnostic, in files: ReadFiles) {
    (self.diagnostic, self.files) = (diagnostic, files)
    directive = WrittenDirective(around: diagnostic.place)
  }

  private var message: String { diagnostic.message }
  private var quoted: [String] { diagnostic.quoted }
  private var word: String { quoted.first ?? "" }

  var all: [Way] {
    guard let directive else { return unclosed }
    return certain(in: directive).map { [Way(fix: $0, isCertain: true)] }
      ?? choices(in: directive).map { Way(fix: $0) }
  }

  // MARK: Without a choice

  private func certain(in directive: WrittenDirective) -> Diagnostic.Fix? {
    if message.contains("is given twice") { return twice(in: directive) }
    if message == "an option is missing here" {
      return directive.rewritten(directive.options, "drop the comma")
    }
    if message.hasSuffix("; a remark goes on a line of its own") { return remark(in: directive) }
    if message.hasSuffix("is named twice") { return directive.droppingRepeated }
    if let text = message.firstMatch(of: #/: (@module\(isolation: MainActor\))$/#) {
      return directive.name == "module" ? directive.replaced(by: String(text.1)) : nil
    }
    if message.hasSuffix(" needs an actor: isolation: MainActor") {
      return directive.replaced(by: "@module(isolation: MainActor)")
    }
    let saysNothing =
      message.hasSuffix(" is read from the declaration")
      || message.hasSuffix("; drop it for a value of every 'Container'")
    return saysNothing || message.hasSuffix("is internal") ? directive.dropping(option) : nil
  }

  /// The option at the mistake's place.
  private var option: String { directive?.option(at: diagnostic.place) ?? word }

  /// An option that is given twice with one value, or with values that make a list.
  private func twice(in directive: WrittenDirective) -> Diagnostic.Fix? {
    let all = directive.options.filter { $0.isOption(word) }
    if let list = message.firstMatch(of: #/; write a list: (.*)$/#) {
      return directive.replacing(word, with: String(list.1))
    }
    return Set(all).count == 1 ? directive.replacing(word, with: all[0]) : nil
  }

  /// A remark behind a directive that fills its line goes above it.
  private func remark(in directive: WrittenDirective) -> Diagnostic.Fix? {
    guard directive.fillsLine, !directive.isBlock else { return nil }
    let remark = directive.excess.trimmed.trimmingPrefix(#/(?:\/\/|\/\*|-+|–|—)\s*/#)
    let text = String(remark).replacing(#/\s*\*\/$/#, with: "")
    return directive.place.replacing(
      directive.comment, with: "// \(text)\n\(directive.place.indent)// \(directive.text)",
      "put the remark above \(directive.text)")
  }

  /// A directive that is not closed: the brackets that close it, at the end of its line.
  private var unclosed: [Way] {
    guard message.hasSuffix("')' is missing") else { return [] }
    let place = diagnostic.place
    let text = place.text(place.offset..<place.lineRange.upperBound)
    let code = String(
      text.prefix(upTo: text.firstRange(of: #/\s*(?:(?:\*\/|\/\/).*)?$/#)?.lowerBound ?? text.endIndex))
    guard code.last != "(", code.last != ",", let closing = code.closing else { return [] }
    let end = place.moved(by: code.utf8.count)
    // The line below may be meant to go on with the options.
    let isAboveComment =
      place.line < place.source.lineCount
      && place.text(place.source.content(ofLine: place.line + 1)).trimmed.hasPrefix("//")
    return [Way(fix: end.inserting(closing, "write \(closing)"), isCertain: !isAboveComment)]
  }

  // MARK: With a choice

  private func choices(in directive: WrittenDirective) -> [Diagnostic.Fix] {
    if message.contains("is given twice") {
      return directive.options.filter { $0.isOption(word) }.compactMap { directive.replacing(word, with: $0) }
    }
    if message.contains(" contradicts '"), quoted.count > 1 {
      return [directive.dropping(word), directive.dropping(quoted[1])].compactMap(\.self)
    }
    if let list = message.firstMatch(of: #/; there are (\w+(?:(?:, | and )\w+)*)$/#),
      !message.hasPrefix("unknown option")
    {
      return String(list.1).split(separator: #/, | and /#).map {
        Diagnostic.Fix("write \($0)", replacing: word, with: String($0), at: diagnostic.place)
      }
    }
    if message.contains(" takes one rule: ") {
      return message.matches(of: #/@match\(\w+\)/#).map { directive.replaced(by: String($0.0)) }
    }
    if message.hasPrefix("unknown option '") { return unknown(in: directive) }
    if let text = message.firstMatch(of: #/ needs a container: (parent: Container)$/#) {
      return [directive.replacing("parent", with: String(text.1)) ?? directive.adding(String(text.1))]
    }
    if let text = message.firstMatch(of: #/^the parent is missing: \/\/ (.*)$/#) {
      return [directive.replaced(by: String(text.1))]
    }
    if message.hasPrefix("unexpected '"), directive.fillsLine, !directive.isBlock {
      return [directive.bare]
    }
    let isRemovable =
      message.hasSuffix("takes no options") || message.hasSuffix("its options go there")
    if isRemovable { return [directive.rewritten([], "drop the options")] }
    let isDroppable =
      message.hasSuffix("the provider has no other") || message.hasSuffix(" to replace")
      || message.hasSuffix("takes no value")
    let dropped = directive.droppingElement(at: diagnostic.place) ?? directive.dropping(option)
    return isDroppable ? [dropped].compactMap(\.self) : []
  }

  /// An option that there is not: the ones that the message names in its place, or none.
  private func unknown(in directive: WrittenDirective) -> [Diagnostic.Fix] {
    let hint = message.firstRange(of: "; ").map { String(message[$0.upperBound...]) } ?? ""
    let others =
      hint.firstMatch(of: #/^(there (is|are)|did you mean) '/#) == nil
      ? [] : hint.quotedWords.filter { $0 != "Lazy" }
    let replaced = others.compactMap { directive.replacing(option, with: $0) }
    return replaced + [directive.dropping(option)].compactMap(\.self)
  }
}

extension WrittenDirective {
  /// The word or label of the option around a place, and its whole text where it has no label.
  fileprivate func option(at other: Place) -> String? {
    let offset = other.offset - place.offset
    var end = 1 + name.utf8.count
    for option in options {
      guard let range = Substring(text.utf8.dropFirst(end)).firstRange(of: option) else { return nil }
      end = text[..<range.upperBound].utf8.count
      if offset < end { return option.label ?? option }
    }
    return nil
  }

  /// Drops what is repeated in lists; nil where nothing is.
  var droppingRepeated: Diagnostic.Fix? {
    let once = options.map { option in
      option.replacing(#/\[([^\]]*)\]/#) { match in
        let all = match.1.split(separator: ",").map { String($0).trimmed }
        return "[\(all.once.joined(separator: ", "))]"
      }
    }
    return once == options ? nil : rewritten(once, "drop what is repeated")
  }

  /// Drops an element of a list, which is not the first.
  func droppingElement(at other: Place) -> Diagnostic.Fix? {
    let end = place.offset + text.utf8.count
    guard place.offset..<end ~= other.offset else { return nil }
    let head = place.text(place.offset..<other.offset)
    let element = other.text(other.offset..<end).prefix { !",])".contains($0) }
    guard let comma = head.lastIndex(of: ","), !head[comma...].contains(":") else { return nil }
    let start = place.offset + head[..<comma].utf8.count
    return place.replacing(start..<other.offset + element.utf8.count, with: "", "drop \(element)")
  }

  /// Another directive in its place.
  func replaced(by other: String) -> Diagnostic.Fix {
    Diagnostic.Fix("write \(other)", replacing: text, with: other, at: place)
  }

  /// The directive alone, without the text behind it.
  fileprivate var bare: Diagnostic.Fix {
    place.replacing(place.offset..<comment.upperBound, with: text, "drop '\(excess.trimmed)'")
  }
}

extension [String] {
  /// Each element once; `any P` is `P`.
  fileprivate var once: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.replacing("any ", with: "")).inserted }
  }
}

extension String {
  /// The brackets that close the open ones; nil where they do not match.
  fileprivate var closing: String? {
    var open = ""
    for letter in self {
      switch letter {
      case "(": open = ")" + open
      case "[": open = "]" + open
      case ")", "]":
        guard open.first == letter else { return nil }
        open.removeFirst()
      default: break
      }
    }
    return open.isEmpty ? nil : open
  }
}
