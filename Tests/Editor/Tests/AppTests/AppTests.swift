// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import App

@Test func mails() { #expect(Container().mailer === Container().letter(text: "").mailer) }
