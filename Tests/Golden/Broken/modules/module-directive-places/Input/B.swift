/* @module(isolation: MainActor) */
struct C {}
