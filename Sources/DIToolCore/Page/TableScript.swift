// SPDX-License-Identifier: MIT

extension PageScript {
  /// The table of all providers.
  static let table = #"""
    const rowLimit = 120;

    const tableColumns = [
      { name: 'accessor', title: 'Provider', value: provider => provider.accessor.toLowerCase(), isText: true, show: provider =>
        [make('a', { class: 'subject', href: providerAddress(provider), 'data-item': true }, dot(provider), name(provider)),
          make('span', { class: 'type' }, typeText(provider))] },
      { name: 'fanIn', title: 'Needed by', hint: 'Providers that ask for it themselves', value: provider => measure(provider).fanIn },
      { name: 'fanOut', title: 'Needs', hint: 'Providers that it asks for itself', value: provider => measure(provider).fanOut },
      { name: 'depth', title: 'Depth', hint: 'The longest chain of providers that its build needs', value: provider => measure(provider).depth },
      { name: 'fails', title: 'Fail with it', hint: 'Providers that cannot be built if this one fails', value: provider => measure(provider).fails },
      { name: 'only', title: 'Only through it', hint: 'Providers that nothing would reach without this one', value: provider => measure(provider).only },
      { name: 'lifetime', title: 'Lifetime', value: provider => provider.lifetime, isText: true },
      { name: 'owner', title: 'Container', value: provider => provider.owner, isText: true },
      { name: 'inModule', title: 'Module', value: provider => provider.module, isText: true },
      { name: 'effects', title: 'Effects', value: provider => effectTags(provider).map(({ text }) => text).join(' '), isText: true,
        show: provider => effectTags(provider).map(({ kind, text }) => tag(kind, text)) },
      { name: 'declared', title: 'Declared', value: provider => provider.path, isText: true, show: place },
    ];

    function tableView() {
      const sorting = sortingOf(state.sort);
      const rows = sorted(graph.providers.filter(provider => passes(provider, filterOf(state))), sorting);
      const body = make('tbody', { 'data-group': true });
      const grow = () => body.append(...rows.slice(body.childElementCount, body.childElementCount + rowLimit).map(row));
      grow();
      const sentinel = make('div', { class: 'sentinel' });
      const element = make('section', { class: 'sheet wide' },
        make('h1', {}, 'All providers ', make('span', { class: 'count' }, rows.length.toLocaleString('en'))),
        make('div', { class: 'scroller' }, make('table', {},
          make('thead', {}, make('tr', {}, tableColumns.map(column => header(column, sorting)))), body)), sentinel);
      return { title: 'All providers', element, settle: () => growAtEnd(sentinel, grow, () => body.childElementCount < rows.length) };
    }

    // The column and the direction: numbers fall, texts rise, and a minus turns that round.
    function sortingOf(text = 'fails') {
      const name = text.replace(/^-/, '');
      const column = tableColumns.find(column => column.name === name) ?? tableColumns[4];
      return { column, isAscending: Boolean(column.isText) !== text.startsWith('-') };
    }

    function sorted(providers, { column, isAscending }) {
      const values = new Map(providers.map(provider => [provider, column.value(provider)]));
      const compare = (a, b) => values.get(a) < values.get(b) ? -1 : values.get(a) > values.get(b) ? 1 : 0;
      return providers.sort((a, b) => (isAscending ? 1 : -1) * compare(a, b) || a.index - b.index);
    }

    function header(column, sorting) {
      const isCurrent = column === sorting.column;
      const next = isCurrent && sorting.isAscending === Boolean(column.isText) ? '-' + column.name : column.name;
      const arrow = isCurrent && make('span', { class: 'arrow', 'aria-hidden': 'true' }, sorting.isAscending ? '↑' : '↓');
      return make('th', { scope: 'col', class: column.isText ? 'text ' + column.name : 'figure ' + column.name,
        'aria-sort': isCurrent ? (sorting.isAscending ? 'ascending' : 'descending') : null },
        make('button', { type: 'button', title: column.hint, click: () => go({ ...state, sort: next }) }, column.title, arrow));
    }

    function row(provider) {
      return make('tr', { class: lifetimeClass(provider) }, tableColumns.map((column, index) => make(index ? 'td' : 'th', {
        scope: index ? null : 'row', class: column.isText ? 'text ' + column.name : 'figure ' + column.name,
      }, column.show ? column.show(provider) : column.isText ? column.value(provider) : column.value(provider).toLocaleString('en'))));
    }

    // Adds rows whenever the end of the table comes into sight.
    function growAtEnd(sentinel, grow, hasMore) {
      const observer = new IntersectionObserver(([entry]) => {
        if (!hasMore()) return observer.disconnect();
        if (!entry.isIntersecting) return;
        grow();
        observer.unobserve(sentinel);
        observer.observe(sentinel);
      }, { rootMargin: '600px' });
      observer.observe(sentinel);
    }
    """#
}
