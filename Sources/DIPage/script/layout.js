// SPDX-License-Identifier: MIT
// Places for a map: modules as frames in layers, each before the ones that it depends on; in an open frame its providers, each
// before the ones that it needs.

import { postorder } from './measures.js';
import { moduleLayers } from './model.js';

const gap = { node: 10, column: 46, frame: 36, layer: 100, row: 70 };
// A larger module fills its columns.
const strictLimit = 60;
const padding = { side: 18, top: 46, bottom: 18 };
const nodeHeight = 28;
const letters = 28;

// The map of a graph with some of its modules open. A module that is not open shows the marked ones of its providers. `aspect`
// is the width of the window by its height: layers that would not fit beside each other go on in another row.
export function layoutOf(graph, open, marked, aspect) {
  const providers = Map.groupBy(graph.providers, provider => provider.module);
  const layers = moduleLayers(graph.modules).map(layer => layer.map(module => {
    const own = providers.get(module.name) ?? [];
    return frameOf(module, own, open.has(module.name) ? own : own.filter(provider => marked.has(provider)));
  }));
  putDown(layers, aspect);
  const frames = layers.flat();
  const nodes = new Map(frames.flatMap(frame => frame.nodes.map(node => [node.provider,
    { ...node, x: frame.x + node.x, y: frame.y + node.y }])));
  return { frames, nodes, lines: linesBetween(graph.edges, frames, nodes), bounds: boundsOf(frames) };
}

function frameOf(module, providers, shown) {
  const frame = { module, providers, isOpen: shown.length > 0 && shown.length === providers.length };
  if (shown.length) return { ...frame, ...arranged(shown, 150 + module.name.length * 10) };
  return { ...frame, nodes: [], width: Math.max(150, 40 + module.name.length * 9), height: 72 };
}

// The providers of a module in columns. A long column goes on beside itself, so that a frame is about as wide as high.
function arranged(providers, least) {
  const rows = Math.max(8, Math.ceil(Math.sqrt(providers.length) * 1.8));
  const nodes = [];
  let [x, bottom] = [padding.side, 0];
  for (const column of filled(columnsOf(providers), providers.length > strictLimit ? rows / 2 : 0)) {
    for (let start = 0; start < column.length; start += rows) {
      const part = column.slice(start, start + rows);
      const width = Math.max(...part.map(nodeWidth));
      part.forEach((provider, row) => nodes.push({ provider, x, y: padding.top + row * (nodeHeight + gap.node), width, height: nodeHeight }));
      x += width + gap.column;
      bottom = Math.max(bottom, padding.top + part.length * (nodeHeight + gap.node) - gap.node);
    }
  }
  return { nodes, width: Math.max(least, x - gap.column + padding.side), height: bottom + padding.bottom };
}

// Short columns go on with the next one, so that each has at least so many rows.
function filled(columns, least) {
  const all = [];
  for (const column of columns) {
    if (all.length && all.at(-1).length < least) all.at(-1).push(...column); else all.push([...column]);
  }
  return all;
}

function nodeWidth(provider) {
  return 40 + 7.3 * Math.min(letters, provider.accessor.length);
}

export function shortName(text, limit = letters) {
  return text.length > limit ? text.slice(0, limit - 1) + '…' : text;
}

// By the longest chain of users in the module that leads to each; the one needed by upper rows comes first. A cycle is cut where
// the search has closed it.
export function columnsOf(providers) {
  const own = new Set(providers);
  const size = Math.max(...providers.map(provider => provider.index)) + 1;
  const { order } = postorder(providers, provider => provider.targets.filter(other => own.has(other)), size);
  order.reverse();
  const position = new Map(order.map((provider, index) => [provider, index]));
  const usersOf = provider => provider.users.filter(user => own.has(user) && position.get(user) < position.get(provider));
  const ranks = new Map();
  for (const provider of order) ranks.set(provider, Math.max(-1, ...usersOf(provider).map(user => ranks.get(user))) + 1);
  const rows = new Map();
  const columns = [];
  for (const provider of providers) (columns[ranks.get(provider)] ??= []).push(provider);
  for (const column of columns) {
    const wish = new Map(column.map((provider, index) => [provider, mean(usersOf(provider).map(user => rows.get(user))) ?? index]));
    column.sort((a, b) => wish.get(a) - wish.get(b) || a.index - b.index);
    column.forEach((provider, index) => rows.set(provider, index));
  }
  return columns;
}

function mean(numbers) {
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : null;
}

// Layers beside each other, in as many rows as make the map largest in its window.
function putDown(layers, aspect) {
  sortLayers(layers);
  const sizes = layers.map(layer => ({ width: Math.max(...layer.map(frame => frame.width)),
    height: layer.reduce((sum, frame) => sum + frame.height + gap.frame, -gap.frame) }));
  let y = 0;
  for (const { start, end, height } of bestRows(sizes, aspect)) {
    let x = 0;
    for (let index = start; index < end; index++) {
      stack(layers[index], x, y + (height - sizes[index].height) / 2, sizes[index].width);
      x += sizes[index].width + gap.layer;
    }
    y += height + gap.row;
  }
}

// More rows must be worth it.
function bestRows(sizes, aspect) {
  let best = { scale: 0, rows: [] };
  for (let count = 1; count <= sizes.length; count++) {
    const rows = rowsOf(sizes, count);
    const width = Math.max(...rows.map(row => row.width));
    const height = rows.reduce((sum, row) => sum + row.height + gap.row, -gap.row);
    const scale = Math.min(aspect / width, 1 / height);
    if (scale > best.scale * 1.05) best = { scale, rows };
  }
  return best.rows;
}

// The sizes cut into so many rows of about one width.
function rowsOf(sizes, count) {
  const limit = sizes.reduce((sum, { width }) => sum + width + gap.layer, 0) / count;
  const rows = [];
  for (const [index, { width, height }] of sizes.entries()) {
    const row = rows.at(-1);
    if (row && row.width + gap.layer + width / 2 <= limit) {
      Object.assign(row, { end: index + 1, width: row.width + gap.layer + width, height: Math.max(row.height, height) });
    } else {
      rows.push({ start: index, end: index + 1, width, height });
    }
  }
  return rows;
}

function stack(layer, x, y, width) {
  for (const frame of layer) {
    Object.assign(frame, { x: x + (width - frame.width) / 2, y });
    y += frame.height + gap.frame;
  }
}

// The frames of a layer in the order of the frames that lead to them.
function sortLayers(layers) {
  const places = new Map();
  for (const layer of layers) {
    const wish = new Map(layer.map(frame => [frame, mean([...places].filter(([{ module }]) => module.dependsOn.includes(frame.module.name))
      .map(([, place]) => place)) ?? 0.5]));
    layer.sort((a, b) => wish.get(a) - wish.get(b) || (a.module.name < b.module.name ? -1 : 1));
    layer.forEach((frame, index) => places.set(frame, (index + 0.5) / layer.length));
  }
}

// A line for each pair of ends: a provider is an end if its frame is open, else its module is the end of all edges that it has.
function linesBetween(edges, frames, nodes) {
  const byModule = new Map(frames.map(frame => [frame.module.name, frame]));
  const end = provider => nodes.get(provider) ?? byModule.get(provider.module);
  const lines = new Map();
  for (const edge of edges) {
    const [from, to] = [edge.from && end(edge.from), edge.to && end(edge.to)];
    if (!from || !to || from === to) continue;
    if (!lines.has(from)) lines.set(from, new Map());
    const beside = lines.get(from);
    if (!beside.has(to)) beside.set(to, { from, to, edges: [] });
    beside.get(to).edges.push(edge);
  }
  return [...lines.values()].flatMap(beside => [...beside.values()]);
}

function boundsOf(frames) {
  const width = Math.max(1, ...frames.map(frame => frame.x + frame.width));
  const height = Math.max(1, ...frames.map(frame => frame.y + frame.height));
  const [x, y] = [Math.min(0, ...frames.map(frame => frame.x)), Math.min(0, ...frames.map(frame => frame.y))];
  return { x, y, width: width - x, height: height - y };
}

// The curve of a line, with the head of an arrow: between the sides that face each other.
export function curve({ from, to }) {
  const isApart = from.x + from.width < to.x || to.x + to.width < from.x;
  return isApart ? sideways(from, to) : upright(from, to);
}

// A line that passes others on its way makes a bow above them.
function sideways(from, to) {
  const side = from.x < to.x ? 1 : -1;
  const [x1, y1] = [side > 0 ? from.x + from.width : from.x, from.y + from.height / 2];
  const [x2, y2] = [side > 0 ? to.x : to.x + to.width, to.y + to.height / 2];
  const far = Math.abs(x2 - x1);
  const bend = side * Math.max(20, far / 2);
  const bow = far > 2 * gap.layer && Math.abs(y2 - y1) < far / 4 ? Math.min(160, far / 5) : 0;
  return `M${x1} ${y1}C${x1 + bend} ${y1 - bow} ${x2 - bend} ${y2 - bow} ${x2} ${y2}m${-7 * side} -4l${7 * side} 4l${-7 * side} 4`;
}

function upright(from, to) {
  const side = from.y < to.y ? 1 : -1;
  const [x1, y1] = [from.x + from.width / 2, side > 0 ? from.y + from.height : from.y];
  const [x2, y2] = [to.x + to.width / 2, side > 0 ? to.y : to.y + to.height];
  const bend = (y2 - y1) / 2;
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}m-4 ${-7 * side}l4 ${7 * side}l4 ${-7 * side}`;
}
