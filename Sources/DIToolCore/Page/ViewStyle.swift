// SPDX-License-Identifier: MIT

extension PageStyle {
  /// The views.
  static let views = #"""
    .sheet { padding: 24px 20px 48px; width: 100%; max-width: 1080px; margin: 0 auto; }
    .sheet.wide { max-width: 1480px; }
    .sheet > h1 { font-size: 24px; margin-bottom: 6px; overflow-wrap: anywhere; }

    /* One provider */
    .stage {
      position: relative; flex: 1; display: flex; align-items: center; justify-content: center; gap: 52px; padding: 24px 20px;
      width: max-content; min-width: 100%;
    }
    body:has(.stage) { min-width: max-content; }
    .wires { position: absolute; left: 0; top: 0; pointer-events: none; }
    .wires path { fill: none; stroke: var(--wire); stroke-width: 1.5; }
    .wires path.later { stroke-dasharray: 5 4; }
    .wires path.near { stroke: var(--accent); stroke-width: 2.2; }
    .stage.pointed .wires path:not(.near) { opacity: .35; }
    .column { position: relative; display: grid; gap: 9px; flex: none; width: clamp(160px, (100vw - 550px) / var(--columns) - 52px, 260px); }
    .column h2 { font-size: 13px; font-weight: 600; color: var(--soft); display: flex; justify-content: space-between; }
    .end { color: var(--soft); font-size: 14px; max-width: 9em; text-align: center; position: relative; }
    .steps { display: grid; gap: 8px; position: relative; }
    .steps.users { margin-right: -26px; }
    .steps.needs { margin-left: -26px; }
    .step { width: 36px; height: 36px; padding: 0; border-radius: 50%; font-size: 18px; color: var(--soft); }
    .centre {
      position: sticky; top: 76px; bottom: 20px; flex: none; width: 370px; background: var(--raised); border: 2px solid var(--own); border-radius: 16px;
      padding: 18px 20px; box-shadow: var(--shade), 0 0 0 5px color-mix(in srgb, var(--own) 12%, transparent);
    }
    .centre h1 { display: flex; gap: 10px; font-size: 22px; line-height: 1.25; margin-top: 10px; overflow-wrap: anywhere; }
    .centre h1 .dot { width: 16px; height: 16px; align-self: start; margin-top: 6px; }
    .centre h1 .name { font-size: 1em; }
    .centre > .type { color: var(--soft); overflow-wrap: anywhere; }
    .centre .summary { margin-top: 10px; }
    .centre .documentation {
      margin-top: 8px; color: var(--soft); white-space: pre-line; unicode-bidi: plaintext; overflow-wrap: anywhere; max-height: 7.5em; overflow: auto;
    }
    .numbers { display: flex; margin: 14px 0; border: 1px solid var(--line); border-radius: 10px; }
    .numbers div {
      flex: 1; display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 7px 2px 8px; text-align: center;
    }
    .numbers div + div { border-left: 1px solid var(--line); }
    .numbers dd { font-size: 18px; font-weight: 650; font-variant-numeric: tabular-nums; }
    .numbers dt { text-transform: lowercase; font-size: 11px; line-height: 1.2; color: var(--soft); }
    .details { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 14px; font-size: 14px; }
    .details dt { color: var(--soft); }
    .details .item { display: block; }
    .places { margin-top: 10px; font-size: 14px; }
    .places summary { cursor: pointer; color: var(--soft); }
    .places ul { margin-top: 4px; max-height: 220px; overflow: auto; }
    .actions { display: flex; gap: 8px; margin-top: 14px; font-size: 14px; }

    /* Routes */
    .ends { display: flex; gap: 12px; align-items: end; margin: 14px 0 20px; max-width: 1000px; }
    .ends label { flex: 1; min-width: 0; color: var(--soft); font-size: 13px; }
    .ends label:last-child .found { left: auto; width: 100%; }
    .ends .picker { font-size: 15px; color: var(--ink); margin-top: 4px; }
    .chain { margin-top: 20px; }
    .chain h2 { font-size: 13px; color: var(--soft); margin-bottom: 8px; }
    .chain ol { display: flex; flex-wrap: wrap; gap: 10px 0; }
    .chain li { display: flex; align-items: center; min-width: 0; max-width: 100%; }
    .chain .card { width: 220px; }
    .chain .arrow {
      position: relative; min-width: 64px; max-width: 260px; padding: 0 16px 16px 10px; font-size: 11.5px; color: var(--soft); text-align: center;
    }
    .chain .arrow::before { content: ''; position: absolute; left: 4px; right: 10px; bottom: 10px; border-top: 1.5px solid var(--wire); }
    .chain .arrow.later::before { border-top-style: dashed; }
    .chain .arrow::after {
      content: ''; position: absolute; right: 4px; bottom: 6px; border: 5px solid transparent; border-left: 7px solid var(--wire);
      border-right: 0;
    }

    /* Table */
    .scroller { margin-top: 12px; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; overflow-x: clip; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 14px; }
    thead th { position: sticky; top: 57px; z-index: 2; background: var(--sheet); border-bottom: 1px solid var(--line); padding: 0; }
    thead th:first-child { border-top-left-radius: 12px; }
    thead th:last-child { border-top-right-radius: 12px; }
    table + .hint { padding: 10px; }
    thead button {
      width: 100%; border: 0; background: none; padding: 9px 10px; font-weight: 600; font-size: 13px; text-align: inherit;
      color: var(--soft);
    }
    thead button:hover, thead [aria-sort] button { color: var(--accent); }
    thead .arrow { margin-left: 4px; }
    th, td { text-align: left; font-weight: 400; vertical-align: top; }
    tbody th, tbody td { padding: 7px 10px; border-bottom: 1px solid color-mix(in srgb, var(--line) 55%, transparent); }
    tbody tr:hover { background: var(--accent-ground); }
    .figure { text-align: right; font-variant-numeric: tabular-nums; width: 1%; }
    th.figure { min-width: 84px; }
    th.accessor { min-width: 160px; }
    td.declared { min-width: 210px; }
    td.effects .tag { margin: 0 4px 2px 0; display: inline-block; }
    table .subject { display: inline-flex; gap: 7px; color: inherit; }
    table .subject .name { font-weight: 600; font-size: 13px; overflow-wrap: anywhere; }
    table .type {
      display: block; color: var(--soft); font-size: 12px; margin-left: 19px; max-width: 300px; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* Containers */
    .box {
      border: 2px solid color-mix(in srgb, var(--soft) 45%, transparent); border-radius: 16px; padding: 16px 18px; margin-top: 16px;
      background: color-mix(in srgb, var(--sheet) 75%, transparent);
    }
    .box > header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
    .box h2 { font-size: 19px; font-family: var(--mono); }
    .part {
      margin-top: 12px; display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: 8px 14px; align-items: baseline;
    }
    .part h3 { font-size: 14px; grid-column: 1 / -1; }
    .part .where { overflow-wrap: anywhere; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; align-items: baseline; }
    .chips .more { width: auto; margin: 0; font-size: 13px; border-radius: 14px; padding: 1px 10px; }
    .children { display: grid; gap: 0 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); align-items: start; }

    /* Overview */
    .modules { margin: 18px 0 24px; display: flex; flex-wrap: wrap; gap: 10px; }
    .modules .hint { flex: 1 0 100%; font-size: 13px; }
    .layer { display: grid; gap: 8px; flex: 1 1 112px; max-width: 240px; align-content: start; }
    .moduleCard {
      color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 8px 12px 10px;
      box-shadow: var(--shade); display: grid; min-width: 0;
    }
    .moduleCard:hover { border-color: var(--accent); text-decoration: none; }
    .moduleCard.chosen { border-color: var(--accent); background: var(--accent-ground); }
    .moduleCard .name { font-weight: 650; overflow-wrap: anywhere; }
    .moduleCard .share { margin-top: 6px; }
    .moduleCard .share .singleton { fill: var(--singleton); }
    .moduleCard .share .weak { fill: var(--weak); }
    .moduleCard .share .transient { fill: color-mix(in srgb, var(--transient) 50%, transparent); }
    .lists { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); align-items: start; }
    .list { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 14px 10px 10px; min-width: 0; }
    .list h2 { font-size: 15px; padding: 0 8px; display: flex; justify-content: space-between; }
    .list h2 .all { font-size: 13px; font-weight: 400; }
    .list .hint { font-size: 12.5px; padding: 0 8px 6px; }

    @media (max-width: 900px) {
      thead th { position: static; }
      .scroller { overflow-x: auto; }
    }
    @media (max-width: 1000px) {
      .stage { flex-direction: column; align-items: stretch; gap: 14px; padding: 14px 12px 32px; width: auto; }
      body:has(.stage) { min-width: 0; }
      .wires { display: none; }
      .centre { position: static; order: -1; width: auto; padding: 16px; }
      .column { width: auto; max-width: none; grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)); }
      .column h2 { grid-column: 1 / -1; }
      .column + .column { margin-top: 6px; }
      .column.needs { order: 1; }
      .steps.needs, .end.needs { order: 2; }
      .column.users { order: 3; }
      .column.users[data-step="2"] { order: 4; }
      .column.users[data-step="3"] { order: 5; }
      .steps.users, .end.users { order: 6; }
      .steps.users, .steps.needs { display: flex; margin: 0; }
      .end { max-width: none; text-align: left; }
    }
    @media (max-width: 760px) {
      .bar { position: relative; }
      .sheet { padding: 16px 12px 40px; }
      .ends { flex-direction: column; align-items: stretch; }
      .chain ol { flex-direction: column; align-items: stretch; gap: 0; }
      .chain li { flex-direction: column; align-items: stretch; }
      .chain .card { width: auto; }
      .chain .arrow { padding: 6px 0 6px 26px; text-align: left; }
      .chain .arrow::before { left: 14px; right: auto; top: 0; bottom: 4px; border-top: 0; border-left: 1.5px solid var(--wire); }
      .chain .arrow.later::before { border-left-style: dashed; }
      .chain .arrow::after { left: 10px; right: auto; bottom: 0; border: 5px solid transparent; border-top: 7px solid var(--wire); border-bottom: 0; }
      .part { grid-template-columns: minmax(0, 1fr); gap: 4px; }
      .box { padding: 12px; }
      th.figure { min-width: 0; }
      table .type { max-width: 150px; }
      .scroller th, .scroller td { padding-left: 8px; padding-right: 4px; }
      thead button { padding: 9px 0; }
      td.declared, th.declared, td.effects, th.effects, td.inModule, th.inModule, td.only, th.only, td.fanOut, th.fanOut { display: none; }
    }
    """#
}
