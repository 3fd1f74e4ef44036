// SPDX-License-Identifier: MIT

import DIRuntime

/// Makes the sections that are asked for, and only these.
// @provide
struct SectionRegistry {
  private let container: Container

  init(container: Container) {
    self.container = container
  }

  func section(_ id: SectionID, topCount: Int) -> any ReportSection {
    switch id {
    case .summary: container.summarySection
    case .status: container.statusSection
    case .pages: container.topPagesSection(limit: topCount)
    case .heavy: container.heavyPagesSection(limit: topCount)
    case .errors: container.errorPagesSection(limit: topCount)
    case .hours: container.hoursSection
    case .visitors: container.visitorsSection
    case .suspicious: container.suspiciousClientsSection(limit: topCount)
    }
  }
}
