// @module(isolation: MainActor)
import DIRuntime

nonisolated protocol Titled { var title: String { get } }

nonisolated protocol Shared: Titled & Sendable {}

// What refines Sendable is bound to be usable anywhere,
// @provide
struct Tag: Shared { let title = "tag" }

// also beside something else,
// @provide
struct Mark: Titled & Shared { let title = "mark" }

// but what is Sendable itself is the main actor's like all else.
// @provide
struct Note: Titled & Sendable { let title = "note" }
