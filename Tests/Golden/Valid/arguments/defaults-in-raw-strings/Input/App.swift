// @provide
let pattern: String = "provided"

// @provide
let hint: String = "given"

// @provide
struct Rule {
  let text: String

  init(
    pattern: String = #"\d+"#, hint: String? = ##"#"##, other: String = #"left"#,
    suffix: String = #"\w"# /* @arg */, line: Int = #line
  ) {
    text = "\(pattern) \(hint ?? "") \(other) \(suffix) \(line > 0)"
  }
}
