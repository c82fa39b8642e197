import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moveItem } from './move-item.ts';

describe('moving an item', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, moved) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(moved);
  });

  it('loses and duplicates nothing, and is reversible', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 8 }),
        fc.nat(9),
        fc.nat(9),
        (items, from, to) => {
          const moved = moveItem(items, from, to);
          expect(new Set(moved)).toEqual(new Set(items));
          expect(moved).toHaveLength(items.length);
          const isMove = from < items.length && to < items.length;
          expect(isMove ? moveItem(moved, to, from) : items).toEqual(items);
        },
      ),
    );
  });
});
