import DIRuntime

// @require
public protocol Clock {}

// @require
public protocol Log {}
