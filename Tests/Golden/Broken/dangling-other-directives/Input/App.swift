// @module(isolation: MainActor)

import Foundation

// @require

// @container(parent: Container)

// @match(nearest)

struct A {}
