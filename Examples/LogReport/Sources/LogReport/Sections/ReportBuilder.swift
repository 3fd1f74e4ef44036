// SPDX-License-Identifier: MIT

/// Puts a report together.
///
/// Reading the log can fail, and `Traffic` is made from the log: so this accessor throws `FileError`, though
/// nothing here says so.
// @provide
struct ReportBuilder {
  let options: ReportOptions  // @arg
  let traffic: Traffic
  let sections: SectionRegistry
  let clock: any Clock

  func report() -> Report {
    Report(
      title: "Access report",
      preamble: ["Log: \(options.path)", "Made: \(clock.now)", "Window: \(window)"],
      tables: options.sections.map { id in
        sections.section(id, topCount: options.topCount).table(for: traffic)
      })
  }

  private var window: String {
    switch (options.since, options.until) {
    case (nil, nil): "everything"
    case (let since?, nil): "since \(since)"
    case (nil, let until?): "until \(until)"
    case (let since?, let until?): "\(since) to \(until)"
    }
  }
}
