// SPDX-License-Identifier: MIT

// @provide(public)
/// Not compiled, so not read either.
public struct Template { let missing: Missing }
