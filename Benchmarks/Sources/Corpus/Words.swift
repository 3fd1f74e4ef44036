// SPDX-License-Identifier: MIT

/// The words that names are made of.
enum Words {
  static let nouns = [
    "Account", "Address", "Audit", "Avatar", "Badge", "Basket", "Booking", "Calendar", "Campaign",
    "Catalog", "Channel", "Comment", "Contact", "Coupon", "Currency", "Customer", "Delivery", "Discount",
    "Document", "Event", "Feed", "Gallery", "Inventory", "Invoice", "Journal", "Ledger", "Message", "Order",
    "Payment", "Playlist", "Profile", "Receipt", "Refund", "Report", "Review", "Schedule", "Shipment",
    "Stock", "Ticket", "Voucher",
  ]

  static let roles = [
    "Adapter", "Archive", "Cache", "Client", "Composer", "Controller", "Coordinator", "Directory",
    "Exporter", "Formatter", "Gateway", "Importer", "Indexer", "Loader", "Monitor", "Parser", "Policy",
    "Presenter", "Queue", "Registry", "Renderer", "Repository", "Router", "Service", "Store", "Tracker",
    "Validator", "Writer",
  ]

  /// The names of members: each at most once in a file.
  static let verbs = [
    "adjust", "append", "balance", "collect", "compare", "count", "describe", "estimate", "filter",
    "format", "group", "limit", "measure", "merge", "normalise", "number", "pack", "prepare", "rank",
    "reduce", "round", "shorten", "split", "summarise",
  ]

  static let purposes = [
    "Keeps what the user sees in step with the server.", "Knows how the values on a page belong together.",
    "Hides where the records really come from.", "Turns what comes in into something that can be shown.",
    "Remembers the last answer, and asks again when it is too old.",
    "Checks the rules that the shop agreed on.", "Puts the parts of a screen in order.",
    "Sends what has changed, in batches, once a minute.", "Looks records up by their number.",
    "Prints amounts the way the customer's country does.",
  ]

  static let remarks = [
    "Called on every keystroke, so it must be quick.", "The server counts from one, we count from zero.",
    "Old clients still send an empty string here.", "Nothing else may rely on the order.",
    "Kept for the importer; see the changelog.", "Rounds towards zero, as the bank does.",
    "Both ends are part of the range.", "Safe to call twice.", "An empty list is a valid answer.",
  ]
}
