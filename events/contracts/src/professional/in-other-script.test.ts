import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { commonNames } from './common-names.ts';
import { inOtherScript } from './in-other-script.ts';

describe('a name in the other script', () => {
  it.each([
    ['سالم الورفلي', 'Salem Al-Warfalli'],
    ['مُحَمَّد الترهوني', 'Mohamed Al-Tarhouni'],
    ['احمد الغرياني', 'Ahmed Al-Gharyani'],
    ['عبد السلام الفيتوري', 'Abdulsalam Al-Fitouri'],
    ['عبدالقادر القماطي', 'Abdulgadr Al-Gamati'],
    ['نادية بن عثمان', 'Nadya Ben Othman'],
    ['وليد الزليتني', 'Walid Al-Zalitni'],
  ])('of %s is %s', (arabic, latin) => {
    expect(inOtherScript(arabic)).toBe(latin);
  });

  it.each([
    ['Salem Al-Warfalli', 'سالم الورفلي'],
    ['mohamed EL Tarhouni', 'محمد الترهوني'],
    ['Ahmed al-Gharyani', 'أحمد الغرياني'],
    ['Abdulsalam Fitouri', 'عبدالسلام فيتوري'],
    ['Tarek Zintani', 'طارق زنتاني'],
    ['Nadia Othman', 'نادية عثمان'],
    ['José Shalabi', 'جوس شالابي'],
  ])('of %s is %s', (latin, arabic) => {
    expect(inOtherScript(latin)).toBe(arabic);
  });

  it('is the usual one for common names, in both directions', () => {
    for (const [arabic, latin] of commonNames) {
      expect(inOtherScript(arabic)).toBe(latin);
      expect(inOtherScript(latin)).toBe(arabic);
    }
  });

  it('is nothing where there is no letter', () => {
    for (const text of ['', '  ', '٣-7', '---', '王伟']) expect(inOtherScript(text)).toBe('');
  });

  it('has letters of the other script only, whatever is typed', () => {
    const anyName = fc.string({ unit: 'grapheme', maxLength: 120 });
    const letters = fc.string({
      unit: fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءئؤ'.split('')),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(anyName, letters), (name) => {
        const other = inOtherScript(name);
        const expected = /\p{Script=Arabic}/u.test(name)
          ? /^[A-Za-z -]*$/u
          : /^[\p{Script=Arabic} ]*$/u;
        expect(other).toMatch(expected);
      }),
    );
  });
});
