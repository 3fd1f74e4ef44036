// SPDX-License-Identifier: MIT

/// What the analysis knows about the world outside.
extension PatternSet {
  /// User agents of programs that read pages on their own.
  // @provide(name: crawlerAgents)
  static let crawlers: PatternSet = [
    "googlebot": "Googlebot",
    "bingbot": "Bingbot",
    "ahrefsbot": "AhrefsBot",
    "gptbot": "GPTBot",
    "uptime-kuma": "Uptime Kuma",
    "bot/": "another bot",
    "crawler": "another crawler",
    "spider": "another crawler",
  ]

  /// User agents of tools that look for ways in.
  // @provide(name: scannerAgents)
  static let scanners: PatternSet = [
    "sqlmap": "sqlmap",
    "nikto": "Nikto",
    "zgrab": "ZGrab",
    "masscan": "masscan",
  ]

  /// Paths that are asked for only to find out whether they are there.
  // @provide(name: probedPaths)
  static let probes: PatternSet = [
    "/.env": "secrets",
    "/.git": "secrets",
    "/.aws": "secrets",
    "/wp-": "WordPress",
    "xmlrpc.php": "WordPress",
    "phpmyadmin": "phpMyAdmin",
    "/cgi-bin": "CGI",
    "/..": "path traversal",
    "eval-stdin": "PHPUnit",
  ]
}
