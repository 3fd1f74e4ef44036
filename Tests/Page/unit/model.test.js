// SPDX-License-Identifier: MIT
// The graph as the page uses it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect, edgeText } from '../../../Sources/DIPage/script/model.js';

const provider = (id, kind = 'initializer') => ({ id, accessor: id, kind, effects: {} });
const element = (to, more) => ({ from: 'parsers', to, kind: 'collection', path: 'App.swift', line: 1, ...more });

const graph = connect({
  providers: [provider('parsers', 'collection'), provider('csv'), provider('json'), provider('text')],
  edges: [element('csv', { order: 2 }), element('json', { key: 'Format.json' }), element('text', { order: -1 })],
});

test('elements stand in the order of their collection', () => {
  assert.deepEqual(graph.byID.get('parsers').targets.map(({ id }) => id), ['text', 'json', 'csv']);
});

test('an edge names the key or the order of an element', () => {
  assert.deepEqual(graph.byID.get('parsers').needs.map(edge => edgeText([edge])),
    ['element · order -1', 'element · for Format.json', 'element · order 2']);
});
