import { useState } from 'react';

import { type Listed, steadyList } from './steady-list.ts';

interface SteadyList<Item> {
  readonly shown: readonly Item[];
  /** How many are kept back, because they would move what is read. */
  readonly newer: number;
  readonly showNewer: () => void;
}

/**
 * Returns a list that changes under its readers without moving: what comes in between waits until they ask for it.
 *
 * @param name of the list: under another name it begins anew
 */
export function useSteadyList<Item extends Listed>(
  items: readonly Item[],
  name: string,
): SteadyList<Item> {
  const [read, setRead] = useState({ name, ids: idsOf(items) });
  const known: ReadonlySet<string> = read.name === name ? read.ids : new Set();
  const shown = steadyList(items, known);
  if (read.name !== name || shown.some(({ id }) => !known.has(id))) {
    setRead({ name, ids: new Set([...known, ...idsOf(shown)]) });
  }
  return {
    shown,
    newer: items.length - shown.length,
    showNewer: () => setRead({ name, ids: idsOf(items) }),
  };
}

function idsOf(items: readonly Listed[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}
