// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, zoomed } from '../../../Sources/DIPage/script/camera.js';
import { columnsOf, curve, layoutOf } from '../../../Sources/DIPage/script/layout.js';
import { graphOf, madeUp } from './graphs.js';

const all = graph => new Set(graph.modules.map(({ name }) => name));
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

function expectApart(boxes, what) {
  boxes.forEach((box, index) => boxes.slice(index + 1).forEach(other => assert.ok(apart(box, other), what)));
}

test('frames and nodes lie apart, and nodes in their frames, in made-up graphs', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const graph = madeUp(seed, seed > 25 ? 300 : 14);
    for (const aspect of [0.5, 1, 2.4]) {
      const { frames, nodes, bounds } = layoutOf(graph, all(graph), new Set(), aspect);
      expectApart(frames, `frames of ${seed}`);
      expectApart([...nodes.values()].slice(0, 80), `nodes of ${seed}`);
      for (const { provider, x, y, width, height } of nodes.values()) {
        const frame = frames.find(({ module }) => module.name === provider.module);
        assert.ok(x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height, `${seed}: ${provider.id}`);
      }
      for (const frame of frames) assert.ok(frame.x >= bounds.x && frame.x + frame.width <= bounds.x + bounds.width + 0.01);
      assert.equal(nodes.size, graph.providers.length);
    }
  }
});

test('a column is behind those that need it', () => {
  const graph = graphOf(['a b', 'b c', 'a c', 'x c']);
  assert.deepEqual(columnsOf(graph.providers).map(column => column.map(({ id }) => id).sort()), [['a', 'x'], ['b'], ['c']]);
});

test('a cycle has its place, too', () => {
  const graph = graphOf(['a b', 'b a', 'b c', 'c c']);
  assert.equal(columnsOf(graph.providers).flat().length, 3);
});

test('the edges of closed modules are one line', () => {
  const graph = graphOf(['A.a B.x', 'A.a B.y', 'A.b B.x', 'B.x B.y']);
  const { lines } = layoutOf(graph, new Set(), new Set(), 1);
  assert.deepEqual(lines.map(({ from, to, edges }) => [from.module.name, to.module.name, edges.length]), [['A', 'B', 3]]);
  const open = layoutOf(graph, new Set(['B']), new Set(), 1);
  assert.deepEqual(open.lines.map(({ edges }) => edges.length), [2, 1, 1]);
});

test('a closed module shows the marked providers', () => {
  const graph = graphOf(['A.a B.x', 'A.b B.x', 'A.b B.y']);
  const { frames, nodes, lines } = layoutOf(graph, new Set(), new Set([graph.byID.get('A.a')]), 1);
  assert.deepEqual([...nodes.keys()].map(({ id }) => id), ['A.a']);
  assert.equal(frames.find(({ module }) => module.name === 'A').isOpen, false);
  assert.equal(lines.length, 2);
});

test('a graph of nothing has a map', () => {
  const { bounds, lines } = layoutOf(graphOf([]), new Set(), new Set(), 1);
  assert.deepEqual([bounds.width, lines], [1, []]);
});

test('a curve has numbers only', () => {
  for (const [x, y] of [[300, 0], [-300, 0], [0, 200], [0, -200], [900, 3]]) {
    assert.doesNotMatch(curve({ from: { x: 0, y: 0, width: 10, height: 10 }, to: { x, y, width: 10, height: 10 } }), /NaN|undefined/);
  }
});

test('what is zoomed stays under the pointer, and what is fitted is in the window', () => {
  const view = zoomed({ scale: 1, x: 40, y: 30 }, 2, 100, 50);
  assert.deepEqual([(100 - view.x) / view.scale, (50 - view.y) / view.scale], [60, 20]);
  const { scale, x, y } = fitted({ x: -10, y: 0, width: 4000, height: 100 }, 800, 600);
  assert.ok(x - 10 * scale >= 0 && x + 3990 * scale <= 800.01 && y >= 0 && y + 100 * scale <= 600);
});
