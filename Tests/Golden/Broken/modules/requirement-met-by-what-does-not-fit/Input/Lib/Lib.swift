import DIRuntime

// @require
public protocol Analytics {}

// @require
public protocol Storage {}

// @require
public protocol Clock {}

// @require
public protocol Log {}

// @require
public protocol Sink {}

// @require
public struct Port {}

// @require
public protocol Gate {}
