// SPDX-License-Identifier: MIT
// The page runs its modules as one script, so each name is there once, and each module comes behind those that it imports.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../../Sources/DIPage/', import.meta.url);
const embedded = [...readFileSync(new URL('DIPage.c', folder), 'utf8').matchAll(/#embed "(.*)"/g)].map(([, file]) => file);
const modules = embedded.filter(file => file.endsWith('.js')).map(file => ({ name: file.slice('script/'.length),
  text: readFileSync(new URL(file, folder), 'utf8') }));

// The names that a module declares, and the ones that it imports, by module.
const declared = ({ text }) => [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gm)].map(([, name]) => name);
const imported = ({ text }) => [...text.matchAll(/^import \{ (.*) \} from '\.\/(.*)';$/gm)].map(([, names, from]) => ({ names: names.split(', '), from }));

test('each file is embedded', () => {
  for (const kind of ['script', 'style']) {
    const files = readdirSync(new URL(kind, folder)).filter(file => file !== 'package.json').map(file => `${kind}/${file}`);
    assert.deepEqual(embedded.filter(file => file.startsWith(kind)).toSorted(), files.toSorted());
  }
});

test('each name is declared once', () => {
  const names = modules.flatMap(declared);
  assert.deepEqual(names.filter((name, index) => names.indexOf(name) !== index), []);
});

test('each import is one line, leads to an earlier module that exports the name, and is used', () => {
  for (const [index, module] of modules.entries()) {
    assert.equal(module.text.match(/^import/gm)?.length ?? 0, imported(module).length, module.name);
    for (const { names, from } of imported(module)) {
      const other = modules.slice(0, index).find(({ name }) => name === from);
      assert.ok(other, `${module.name} imports ${from}, which comes behind it`);
      for (const name of names) {
        assert.match(other.text, new RegExp(`^export (function|const|let) ${name}\\b`, 'm'), `${from} exports ${name}`);
        assert.ok(module.text.match(new RegExp(`\\b${name}\\b`, 'g')).length > 1, `${module.name} uses ${name}`);
      }
    }
  }
});

test('what is used of another module is imported', () => {
  for (const module of modules) {
    const known = new Set([...declared(module), ...imported(module).flatMap(({ names }) => names)]);
    const text = module.text.replace(/\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
    const locals = new Set([...text.matchAll(/(?:function|const|let) (\w+)/g)].map(([, name]) => name));
    for (const name of modules.flatMap(declared).filter(name => !known.has(name) && !locals.has(name))) {
      assert.doesNotMatch(text, new RegExp(`(?<![\\w.])${name}\\(|\\.\\.\\.${name}\\(`), `${module.name} uses ${name} without importing it`);
    }
  }
});
