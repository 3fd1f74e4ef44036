import Foundation

// @module(isolation: MainActor)

// @require

// @container(parent: Container)

// @match(nearest)

struct A {}
