// SPDX-License-Identifier: MIT

extension PageStyle {
  /// Colours, type, and the bar on top.
  static let base = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f5f8, #0f1218);
      --sheet: light-dark(#ffffff, #181c25);
      --raised: light-dark(#ffffff, #1e2330);
      --line: light-dark(#dadee7, #2e3544);
      --wire: light-dark(#7f899f, #586580);
      --ink: light-dark(#171b24, #e9ecf3);
      --soft: light-dark(#5a6376, #a2acc0);
      --accent: light-dark(#1f5fd6, #7fb0ff);
      --accent-ground: light-dark(#e6eefd, #1d2c49);
      --singleton: light-dark(#1f5fd6, #7fb0ff);
      --weak: light-dark(#8a3fc7, #c99bf5);
      --transient: light-dark(#586174, #a3adc1);
      --async: light-dark(#8a5a00, #f0c067);
      --throws: light-dark(#b3262d, #ff9a97);
      --actor: light-dark(#0b7268, #6cd3c5);
      --mark: light-dark(#ffe9a8, #5a4a12);
      --shade: 0 1px 2px light-dark(#1a20301a, #00000059), 0 2px 8px light-dark(#1a20300d, #00000040);
      --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif;
      --mono: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
      font: 15px/1.45 var(--sans);
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }

    * { box-sizing: border-box; }
    html { container-type: inline-size; }
    body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); display: flex; flex-direction: column; }
    main { flex: 1; min-width: 0; outline: none; display: flex; flex-direction: column; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    code, kbd, .name, .type, .place { font-family: var(--mono); font-size: .92em; unicode-bidi: isolate; }
    code, p, h2, .edge, .arrow, .where, details { overflow-wrap: anywhere; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
    /* What has the focus is not under the bar, nor under the head of the table. */
    main :is(a, button, summary) { scroll-margin: 72px 0 20px; }
    main tbody a { scroll-margin-top: 150px; }
    h1:focus { outline: none; }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    [hidden] { display: none !important; }

    button, select, input { font: inherit; color: inherit; }
    button, .button, select, .popup > summary {
      background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 5px 12px; cursor: pointer;
    }
    button:hover, .button:hover, .popup > summary:hover { border-color: var(--accent); text-decoration: none; }
    button:disabled { opacity: .5; cursor: default; border-color: var(--line); }
    input {
      width: 100%; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 7px 12px;
    }
    input::placeholder { color: var(--soft); opacity: 1; }

    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 12px; top: 12px; z-index: 9; background: var(--sheet); padding: 8px 12px; }

    .bar {
      position: sticky; top: 0; left: 0; z-index: 5; width: 100cqi; display: flex; align-items: center; gap: 16px; padding: 10px 20px;
      background: var(--sheet); border-bottom: 1px solid var(--line);
    }
    .bar .root { font-weight: 700; color: var(--ink); max-width: 14em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .bar .search { flex: 1; max-width: 620px; min-width: 0; }
    .bar nav { display: flex; gap: 2px; }
    .bar nav a { color: var(--soft); padding: 5px 10px; border-radius: 8px; }
    .bar nav a:hover { color: var(--ink); text-decoration: none; background: var(--ground); }
    .bar nav a[aria-current] { color: var(--accent); background: var(--accent-ground); font-weight: 600; }
    .bar .tools { display: flex; gap: 8px; margin-left: auto; align-items: center; }
    .plain { min-width: 36px; padding: 5px 8px; }

    .popup { position: relative; }
    .popup > summary { list-style: none; max-width: 16em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .popup > summary::-webkit-details-marker { display: none; }
    .popup.active > summary { border-color: var(--accent); color: var(--accent); background: var(--accent-ground); }
    .panel {
      position: absolute; right: 0; top: calc(100% + 6px); z-index: 6; width: 260px; display: grid; gap: 12px; padding: 16px;
      background: var(--raised); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shade);
    }
    .panel label { display: grid; gap: 4px; color: var(--soft); font-size: 13px; }
    .panel select { color: var(--ink); width: 100%; font-size: 15px; }

    .picker { position: relative; }
    .found {
      position: absolute; z-index: 7; left: 0; right: 0; top: calc(100% + 6px); max-height: min(70vh, 560px); overflow: auto;
      background: var(--raised); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shade); padding: 6px;
      min-width: min(520px, calc(100vw - 24px));
    }
    .found li {
      display: grid; grid-template-columns: 12px auto minmax(0, 1fr); column-gap: 8px; align-items: baseline; padding: 6px 10px;
      border-radius: 8px; cursor: pointer; contain: layout style;
    }
    .found li[aria-selected=true] { background: var(--accent-ground); box-shadow: inset 3px 0 var(--accent); }
    .found .name { font-weight: 600; }
    .found .where { grid-column: 2 / -1; font-size: 12px; }
    .found .type, .found .where { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .found .note { display: block; color: var(--soft); cursor: default; font-size: 13px; }

    dialog {
      color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 24px; max-width: 560px;
      width: calc(100vw - 32px);
    }
    dialog::backdrop { background: #0007; }
    dialog h2 { font-size: 16px; margin: 0 0 10px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin-bottom: 20px; }
    dialog form { margin-top: 16px; text-align: right; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 7px; background: var(--ground); }

    @media (max-width: 900px) {
      .bar { flex-wrap: wrap; gap: 8px 10px; padding: 10px 12px; }
      .bar .search { order: 3; flex: 1 0 100%; max-width: none; }
      .bar nav { order: 4; flex: 1 0 100%; overflow-x: auto; justify-content: space-between; }
      .bar nav a { padding: 5px 8px; }
    }
    @media print {
      :root[data-theme] { color-scheme: light; }
      .bar, .steps, .actions, .stage .wires { display: none !important; }
    }
    @media (prefers-reduced-motion: no-preference) { .wires path, .card { transition: opacity .12s, border-color .12s; } }
    """#
}
