import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { storeQuery, storeVector } from './store-words.ts';

/** Returns the words of the text of a vector or of a query. */
const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'/gu)].map(([, word = '']) => word);

describe('the words of a store', () => {
  it('weigh more in its name than in its description', () => {
    const vector = storeVector({
      names: ['الأمان للأدوات الصحية'],
      kinds: ['سباكة'],
      descriptions: ['أدوات وخلاطات'],
    });
    expect(vector).toMatch(/'ادو':\d+A/u);
    expect(vector).toMatch(/'خلاط':\d+C/u);
    // Once, with the weight of the name
    expect(vector.match(/'ادو'/gu)).toHaveLength(1);
  });

  it.each([
    ['أدوات صحية', 'الادوات الصحيه'],
    ['مكيفات', 'مُكَيِّف'],
    ['electricals', 'Electrical'],
  ])('are the same for %s and %s', (one, other) => {
    const known = wordsOf(storeVector({ names: [one], kinds: [], descriptions: [] }));
    const asked = wordsOf(storeQuery(other, 'all') ?? '');
    expect(asked.some((word) => known.includes(word))).toBe(true);
  });

  it('leave out of a question what every store is', () => {
    expect(storeQuery('محل أدوات', 'all')).toBe(storeQuery('أدوات', 'all'));
    expect(storeQuery('shop', 'all')).toBeNull();
    expect(storeQuery('   ', 'any')).toBeNull();
  });

  it('never break out of their quotes', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const query = storeQuery(text, 'any') ?? '';
        const vector = storeVector({ names: [text], kinds: [], descriptions: [text] });
        expect(query).toMatch(/^(?:\((?:'[\p{L}\p{N}]+'(?::\*)?(?: \| )?)+\)(?: \| )?)*$/u);
        expect(vector).toMatch(/^(?:'[\p{L}\p{N}]+':\d+[ABC] ?)*$/u);
      }),
    );
  });
});
