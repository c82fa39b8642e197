import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText, matchText } from './fold-text.ts';

describe('folding', () => {
  it.each([
    ['أُسطى', 'اسطي'],
    ['مصراتة', 'مصراته'],
    ['مســبح', 'مسبح'],
    ['مسؤول', 'مسوول'],
    ['كهربائي', 'كهربايي'],
    ['كَهْرَباء', 'كهربا'],
    ['ڤيلا', 'فيلا'],
    ['  Café   Néw ', 'cafe new'],
    ['حي ٢', 'حي 2'],
  ])('%s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('matching', () => {
  it('ignores variants of spelling', () => {
    expect(matchText('سباكه', ['السباكة'])).toBe(3);
    expect(matchText('السباكة', ['سباكة وصرف صحي'])).toBe(3);
    expect(matchText('الزاويه', ['الزاوية'])).toBe(3);
    expect(matchText('trip', ['طرابلس', 'Tripoli'])).toBe(3);
    expect(matchText('صحي', ['سباكة وصرف صحي'])).toBe(2);
    expect(matchText('oli', ['Tripoli'])).toBe(1);
    expect(matchText('xyz', ['طرابلس', 'Tripoli'])).toBe(0);
  });

  it('finds every text by itself and by an empty query', () => {
    const names = fc.constantFrom('السباكة', 'حي الأندلس', 'Ben Ashour', 'قصر بن غشير');
    fc.assert(
      fc.property(names, (name) => {
        expect(matchText(name, [name])).toBe(3);
        expect(matchText('', [name])).toBeGreaterThan(0);
      }),
    );
  });
});
