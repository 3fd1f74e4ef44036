// @module(isolation: MainActor)
// @module(isolation: MainActor)
import DIRuntime
