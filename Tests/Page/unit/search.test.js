// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasInOrder, mistakesIn, searchAmong } from '../../../Sources/DIPage/script/search.js';
import { humps, spans } from '../../../Sources/DIPage/script/text.js';
import { graphOf } from './graphs.js';

const graph = graphOf(['checkout orderService', 'checkout paymentGateway', 'orderService journal', 'paymentGateway journal'], { changes: {
  journal: { lifetime: 'singleton' }, paymentGateway: { effects: { throws: { type: 'any Error', source: 'x' }, actor: { name: 'MainActor', source: 'x' } } } } });
const search = searchAmong(graph.providers);
const found = query => search(query, {}, 10).providers.map(({ id }) => id);

for (const [query, expected] of Object.entries({
  checkout: ['checkout'], pg: ['paymentGateway'], singleton: ['journal'], throws: ['paymentGateway'], '@mainactor': ['paymentGateway'],
  ordserv: ['orderService'], chekout: ['checkout'], chcekout: ['checkout'], journall: ['journal'], paimentgatewey: ['paymentGateway'],
  'transient order': ['orderService'], zzz: [], xy: [],
})) test(`a search for ${query}`, () => assert.deepEqual(found(query), expected));

test('what is written right is found alone', () => {
  assert.equal(search('journal', {}, 10).isRough, false);
  assert.equal(search('jurnal', {}, 10).isRough, true);
});

test('mistakes in a word', () => {
  assert.deepEqual([mistakesIn('checkout', 'check'), mistakesIn('checkout', 'chekc'), mistakesIn('abc', 'xyz'), mistakesIn('', 'ab')], [0, 1, 3, 2]);
  assert.deepEqual([hasInOrder('orderservice', 'ordserv'), hasInOrder('orderservice', 'servord')], [true, false]);
});

test('names break at humps', () => {
  assert.deepEqual(humps('paymentGatewayURLSession'), ['payment', 'Gateway', 'URL', 'Session']);
  assert.deepEqual(humps('Dictionary<String, Int>'), ['Dictionary<String, Int>']);
  assert.deepEqual(humps('Sources/App/Main.swift:12'), ['Sources/', 'App/', 'Main.', 'swift:', '12']);
  assert.equal(humps('anyText of_all kinds9A').join(''), 'anyText of_all kinds9A');
});

test('backticks of comments are code', () => {
  assert.deepEqual(spans('Calls `close()` at `the end`.').filter(({ isCode }) => isCode).map(({ text }) => text), ['close()', 'the end']);
  assert.deepEqual(spans('a ` alone'), [{ text: 'a ` alone', isCode: false }]);
  assert.deepEqual(spans('``a`b`` c').map(({ text, isCode }) => [text, isCode]), [['a`b', true], [' c', false]]);
});
