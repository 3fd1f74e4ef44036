import DIRuntime

// @require(async)
public protocol One {}

// @require(throws, async)
public protocol Two {}

// @require(throw)
public protocol Three {}

// @require(singleton)
public protocol Four {}

// @require(as: One)
public protocol Five {}

// @require(lazily)
public protocol Six {}

// @require(throws(Failure))
public protocol Seven {}

// @require(throws, throws)
public protocol Eight {}

// @require throws
public protocol Nine {}

// @require(throws
public protocol Ten {}

// @require()
public protocol Eleven {}

// @require(from: above)
public protocol Twelve {}

// @require(package)
public protocol Thirteen {}

// @require(public)
package protocol Fourteen {}
