// SPDX-License-Identifier: MIT

/// The page without its parts; each `%%` encloses the name of one.
enum PageMarkup {
  static let text = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%%policy%%">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>%%title%%</title>
    <style>%%style%%</style>
    </head>
    <body>
    <a class="skip" href="#main" id="skip">Skip to the graph</a>
    <header class="bar">
      <a class="root" id="root" href="#"></a>
      <div class="search" id="search"></div>
      <nav id="views" aria-label="Views"></nav>
      <div class="tools">
        <details class="popup" id="filters">
          <summary id="filter-label">Filter</summary>
          <div class="panel" id="filter-panel"></div>
        </details>
        <button type="button" id="theme" class="plain"></button>
        <button type="button" id="help" class="plain" aria-label="Keys and links" title="Keys and links (?)">?</button>
      </div>
    </header>
    <main id="main" tabindex="-1"><noscript>This page shows a graph by its script.</noscript></main>
    <dialog id="dialog" aria-labelledby="dialog-title"></dialog>
    <script type="application/json" id="graph">%%graph%%</script>
    <script>%%script%%</script>
    </body>
    </html>

    """#
}
