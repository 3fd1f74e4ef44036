// SPDX-License-Identifier: MIT

extension PageStyle {
  /// Cards, lines, chips and tags.
  static let pieces = #"""
    .singleton { --own: var(--singleton); }
    .weak { --own: var(--weak); }
    .transient { --own: var(--transient); }

    .dot { width: 12px; height: 12px; flex: none; overflow: visible; color: var(--own); align-self: center; }
    .dot .rim { fill: none; stroke: currentColor; stroke-width: 1.8; }
    .dot .open { stroke-dasharray: 3 1.7; }
    .dot .filling { fill: currentColor; }

    .tags { display: flex; flex-wrap: wrap; gap: 4px 6px; }
    .tag {
      font-size: 11.5px; line-height: 17px; padding: 0 7px; border-radius: 9px; color: var(--soft); border: 1px solid var(--line);
      max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; display: inline-block; vertical-align: -5px;
    }
    .tag.lifetime { color: var(--own); border-color: color-mix(in srgb, var(--own) 45%, transparent);
      background: color-mix(in srgb, var(--own) 9%, transparent); }
    .tag.kind { color: var(--ink); background: color-mix(in srgb, var(--soft) 14%, transparent); border-color: transparent; }
    .tag.owner { color: var(--ink); border-style: dashed; border-color: var(--soft); }
    .tag.async, .tag.throws, .tag.actor { font-family: var(--mono); border-color: currentColor; }
    .tag.async { color: var(--async); }
    .tag.throws { color: var(--throws); }
    .tag.actor { color: var(--actor); }
    .tag.condition { font-family: var(--mono); }
    .tag.unmet { color: var(--sheet); background: var(--throws); border-color: transparent; }

    .card {
      display: block; position: relative; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-left: 4px solid var(--own); border-radius: 10px; padding: 8px 11px 9px; box-shadow: var(--shade); min-width: 0;
    }
    .card:hover { border-color: var(--own); text-decoration: none; }
    .card.later { border-style: dashed; border-left-style: solid; }
    .card.faded { opacity: .4; }
    .card .edge { display: block; font-size: 11.5px; line-height: 1.3; color: var(--soft); margin-bottom: 2px; }
    .card .head { display: flex; gap: 7px; }
    .card .name { font-weight: 650; overflow-wrap: anywhere; }
    .card .type { display: block; color: var(--soft); font-size: 12.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .card .tags { margin-top: 5px; }

    .line {
      position: relative; display: grid; grid-template-columns: 12px auto minmax(0, 1fr) auto; gap: 0 8px; align-items: baseline;
      padding: 5px 8px 7px; border-radius: 8px; color: inherit;
    }
    .line:hover { background: var(--accent-ground); text-decoration: none; }
    .line .name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
    .line .type { color: var(--soft); font-size: 12.5px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .line .number { font-variant-numeric: tabular-nums; }
    .share { display: block; width: 100%; height: 4px; border-radius: 2px; background: color-mix(in srgb, var(--line) 60%, transparent); }
    .line .share { grid-column: 2 / -1; height: 3px; margin-top: 3px; }
    .line .share rect { fill: var(--own); }

    .chip {
      display: inline-flex; gap: 6px; align-items: baseline; border: 1px solid var(--line); border-radius: 14px; padding: 1px 10px 2px 8px;
      color: inherit; background: var(--raised); max-width: 100%; overflow-wrap: anywhere;
    }
    .chip:hover { border-color: var(--own); text-decoration: none; }

    .more { width: 100%; margin-top: 4px; border-style: dashed; color: var(--soft); background: none; }
    .count, .where { color: var(--soft); font-weight: 400; font-size: 13px; font-variant-numeric: tabular-nums; }
    .hint { color: var(--soft); }
    .place { overflow-wrap: anywhere; font-size: 13px; }
    """#
}
