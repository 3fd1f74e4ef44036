// SPDX-License-Identifier: MIT
// The graph that this page shows, read from its data.

import { find, make } from './elements.js';
import { computeMeasures } from './measures.js';
import { connect } from './model.js';

const whole = JSON.parse(find('graph').textContent);
// A graph of several programs names them where not all have a part. The address says which one is shown: `?program=NAME`.
const lists = ['modules', 'containers', 'providers', 'edges', 'requirements', 'calls'];
const isOfSeveral = lists.some(name => (whole[name] ?? []).some(part => part.programs));
export const programs = isOfSeveral ? whole.root.split(', ') : [whole.root];
const asked = new URLSearchParams(location.search).get('program');
const program = programs.includes(asked) ? asked : programs[0];
export const graph = measured({ ...whole, root: program, ...Object.fromEntries(lists.map(name =>
  [name, (whole[name] ?? []).filter(part => !part.programs || part.programs.includes(program))])) });

// Another graph is another page, which begins anew.
export function programChoice() {
  const choice = make('select', { 'aria-label': 'Program', change: event => {
    location.search = '?program=' + encodeURIComponent(event.target.value);
  } }, programs.map(name => make('option', { value: name }, name)));
  choice.value = program;
  return choice;
}

function measured(data) {
  const graph = connect(data);
  computeMeasures(graph.providers).forEach((measures, index) => { graph.providers[index].measures = measures; });
  return graph;
}
