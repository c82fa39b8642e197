import { expect, it } from 'vitest';

import { type EntryPart, entryDifferences, partOf } from './entry-part.ts';
import type { TreeEntry } from './tree-entry.ts';

const name = { ar: 'سباكة', en: 'Plumbing' };

it('a trade has an icon, and either may be hidden', () => {
  const trade = {
    version: 3,
    name,
    icon: 'water',
    isHidden: false,
    services: [],
  } as unknown as TreeEntry;
  expect(partOf(trade)).toEqual({ version: 3, part: { ...name, icon: 'water', isHidden: false } });
  const service = { version: 1, name, isHidden: true } as unknown as TreeEntry;
  expect(partOf(service)).toEqual({ version: 1, part: { ...name, icon: '', isHidden: true } });
});

it('two editors see in what they differ', () => {
  const mine: EntryPart = { ...name, icon: 'plumbing', isHidden: false };
  expect(entryDifferences(mine, mine)).toEqual([]);
  const saved = { ...mine, en: 'Pipes', icon: 'solar' };
  expect(entryDifferences(mine, saved)).toEqual(['en', 'icon']);
});
