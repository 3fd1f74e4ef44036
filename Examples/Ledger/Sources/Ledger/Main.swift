// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import LedgerBase

@main
struct Main {
  static func main() async {
    do throws(SettingsError) {
      let settings = try Settings(environment: ProcessInfo.processInfo.environment)
      let status = await Container().service(settings: settings).program.run()
      exit(status.rawValue)
    } catch {
      StandardError().write("ledger: \(error)")
      exit(ExitStatus.badSettings.rawValue)
    }
  }
}
