// SPDX-License-Identifier: MIT

// @provide(public)
public struct Draft { let missing: Missing }
