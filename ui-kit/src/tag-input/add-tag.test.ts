import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addTags, splitTags } from './add-tag.ts';

const limits = { maxTags: 3, maxLength: 20 };

describe('adding tags', () => {
  it('splits at the commas of both scripts', () => {
    expect(splitTags(' سباكة ، تكييف,  Solar   panels ;\n')).toEqual([
      'سباكة',
      'تكييف',
      'Solar panels',
    ]);
  });

  it.each([
    [['سباكة'], 'سباكه', 'known'],
    [['Tiles'], 'tiles', 'known'],
    [['a', 'b', 'c'], 'd', 'full'],
    [[], 'x'.repeat(21), 'long'],
    [['a'], ' , ، ', 'blank'],
  ])('%j and %s', (tags, typed, refusal) => {
    expect(addTags(tags, typed, limits)).toEqual({ tags, refusal });
  });

  it('accepts the part of a paste that fits', () => {
    expect(addTags(['a'], 'b,A,c,d', limits)).toEqual({ tags: ['a', 'b', 'c'], refusal: 'full' });
  });

  it('never exceeds the limit, and has no duplicate or blank tag', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const tags = texts.reduce<readonly string[]>(
          (all, text) => addTags(all, text, limits).tags,
          [],
        );
        expect(tags.length).toBeLessThanOrEqual(3);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.every((tag) => tag.trim() !== '')).toBe(true);
      }),
    );
  });
});
