# SPDX-License-Identifier: MIT
"""The numbers of a graph, computed in the plainest way, to compare with the ones of the page."""


def reached(starts, steps, without=None):
    """All that can be reached, the starts too."""
    seen, left = set(), [start for start in starts if start != without]
    while left:
        node = left.pop()
        if node not in seen:
            seen.add(node)
            left += [other for other in steps[node] if other != without]
    return seen


def distance(start, end, steps):
    """The number of steps of the shortest route; None without one."""
    count, layer, seen = 0, {start}, set()
    while layer:
        if end in layer:
            return count
        seen |= layer
        layer = {other for node in layer for other in steps[node]} - seen
        count += 1


def steps_beside(graph, start):
    """The numbers of steps to the farthest provider that needs one, and to the farthest that one needs."""
    def steps(needs):
        count, layer, seen = 0, {start}, {start}
        while layer := {other for node in layer for other in needs[node]} - seen:
            seen |= layer
            count += 1
        return count
    return steps(adjacency(graph, turned=True)), steps(adjacency(graph))


def adjacency(graph, kinds=None, turned=False):
    steps = {provider["id"]: [] for provider in graph["providers"]}
    for edge in graph["edges"]:
        if not kinds or kinds(edge):
            start, end = (edge["to"], edge["from"]) if turned else (edge["from"], edge["to"])
            steps[start].append(end)
    return steps


def measures(graph):
    """By ID: fan-in, fan-out, depth, what fails with it, and what only it leads to."""
    needs, users = adjacency(graph), adjacency(graph, turned=True)
    eager = adjacency(graph, lambda edge: edge["kind"] != "deferred")
    broken = adjacency(graph, lambda edge: edge["kind"] != "deferred", turned=True)
    depths = {}

    def depth(node):
        if node not in depths:
            depths[node] = max((depth(other) + 1 for other in eager[node]), default=0)
        return depths[node]

    called = {call["id"] for call in graph["calls"]}
    entries = [node for node in needs if node in called or not users[node]]
    entries += [node for node in needs if node not in reached(entries, needs)][:1]
    everything = reached(entries, needs)
    return {
        node: (len(set(users[node])), len(set(needs[node])), depth(node), len(reached([node], broken)) - 1,
               len(everything - reached(entries, needs, without=node)) - 1)
        for node in needs}
