import DIRuntime

// @require
public protocol Clock {}
