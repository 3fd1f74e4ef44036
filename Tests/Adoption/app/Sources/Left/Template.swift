// SPDX-License-Identifier: MIT

// @provide(public)
public struct Template { let missing: Missing }
