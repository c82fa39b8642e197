import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInitials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Salem Al-Warfalli', 'SW'],
    ['salem', 'S'],
    ['Hana Ben Omran', 'HO'],
    // A thin space, or they would join into a word
    ['سالم الورفلي', 'س\u2009و'],
    ['هناء', 'ه'],
    // The article does not distinguish names
    ['الطاهر الزنتاني', 'ط\u2009ز'],
    ['El-Hadi', 'H'],
    ['Alia Elmi', 'AE'],
    ['علي ال', 'ع\u2009ا'],
    ['  ', ''],
    ['- ?', ''],
    // A letter with its mark is one letter
    ['É\u0301mile Zola', 'É\u0301Z'],
  ])('%s', (name, initials) => {
    expect(formatInitials(name)).toBe(initials);
  });

  it.each([
    ['Salem Al-Warfalli', 'S'],
    ['الطاهر الزنتاني', 'ط'],
    ['  ', ''],
  ])('are one letter where there is room for no more: %s', (name, initial) => {
    expect(formatInitials(name, 1)).toBe(initial);
  });

  it('takes the first grapheme', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const unit = fc.oneof(
      fc.constantFrom('a', 'É', 'ß', 'س', 'ء', 'ى', 'ﷲ', '٣', '한', 'ᄀ', 'क'),
      fc.constantFrom('\u0301', '\u064E', '\u0651', '\u200C', '\u200D', '\u0600', '\u0903'),
      fc.constantFrom('\uFE0F', '\u{1F3FB}', '\u{1F469}', '\u{E0020}', '\uFF9E', '\u0640'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => !/\s/u.test(one)),
    );
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), (units) => {
        const word = units.join('');
        const [first = { segment: '' }] = segmenter.segment(word);
        const hasLetter = /[\p{L}\p{N}]/u.test(word);
        expect(formatInitials(word)).toBe(hasLetter ? first.segment.toLocaleUpperCase('en') : '');
      }),
      { numRuns: 1000 },
    );
  });
});
