// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestChain, reasons, routes } from '../../../Sources/DIPage/script/paths.js';
import { graphOf, idsOf, madeUp } from './graphs.js';

// All ways without a cycle, by trying each.
function allWays(from, to, way = []) {
  if (from === to && way.length) return [way];
  const seen = new Set(way.map(edge => edge.from));
  return from === to ? [[]] : [...Map.groupBy(from.needs, edge => edge.to)].filter(([next]) => !seen.has(next) && next !== from)
    .flatMap(([next, edges]) => allWays(next, to, [...way, edges[0]]));
}

test('the reasons for a provider are all shortest ways from each call', () => {
  const graph = graphOf(['main a', 'main b', 'a end', 'b end', 'far a', 'other x'], { calls: ['main', 'far', 'other'] });
  const found = reasons(graph.byID.get('end'));
  assert.deepEqual(found.map(({ from, ways }) => [from.id, ways.map(idsOf).sort()]),
    [['main', ['main a end', 'main b end']], ['far', ['far a end']]]);
});

test('the reasons are those that all ways show, in made-up graphs', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const graph = madeUp(seed);
    for (const to of graph.providers) {
      const found = reasons(to, 1000);
      const starts = graph.providers.filter(from => from.calls.length && allWays(from, to).length);
      if (starts.length) assert.deepEqual(found.map(({ from }) => from.id).sort(), starts.map(({ id }) => id).sort());
      for (const { from, ways } of found) {
        const all = allWays(from, to).map(idsOf);
        const least = Math.min(...all.map(text => text.split(' ').length));
        assert.deepEqual(ways.map(idsOf).sort(), all.filter(text => text.split(' ').length === least).sort(), `${seed}: ${from.id} to ${to.id}`);
      }
    }
  }
});

test('a provider that nobody asks for is there for those that no other needs; one that is asked for is its own reason', () => {
  const graph = graphOf(['root a', 'a end'], { others: ['alone'], calls: ['alone'] });
  assert.deepEqual(reasons(graph.byID.get('end')).map(({ from, ways }) => [from.id, ways.map(idsOf)]), [['root', ['root a end']]]);
  assert.deepEqual(reasons(graph.byID.get('alone')).map(({ from, ways }) => [from.id, ways]), [['alone', [[]]]]);
});

test('ways end at a limit', () => {
  const edges = [];
  for (let layer = 0; layer < 10; layer++) for (const a of 'xy') for (const b of 'xy') edges.push(`${a}${layer} ${b}${layer + 1}`);
  const graph = graphOf([...edges, 'start x0', 'start y0', 'x10 end', 'y10 end'], { calls: ['start'] });
  const [{ ways, length }] = reasons(graph.byID.get('end'), 24);
  assert.deepEqual([ways.length, length], [24, 12]);
});

test('routes come shortest first and have no cycle', () => {
  const graph = graphOf(['a b', 'b c', 'a c', 'c a deferred', 'c d']);
  assert.deepEqual(routes(graph.byID.get('a'), graph.byID.get('d')).map(idsOf), ['a c d', 'a b c d']);
  assert.deepEqual(routes(graph.byID.get('d'), graph.byID.get('a')), []);
});

test('the longest chain is built link by link, and asks for nothing later', () => {
  const graph = graphOf(['a b', 'b c', 'c d deferred', 'd e', 'e f', 'x b']);
  assert.equal(idsOf(longestChain(graph.providers)), 'a b c');
  assert.deepEqual(longestChain([]), []);
});
