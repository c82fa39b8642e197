import { describe, expect, it } from 'vitest';

import { formatInitials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Salem Al-Warfalli', 'SA'],
    ['salem', 'S'],
    ['Hana Ben Omran', 'HO'],
    // Apart, or they would join into a word
    ['سالم الورفلي', 'س\u2009ا'],
    ['هناء', 'ه'],
    ['  ', ''],
    ['- ?', ''],
    // A letter with its mark is one letter
    ['É\u0301mile Zola', 'É\u0301Z'],
  ])('%s', (name, initials) => {
    expect(formatInitials(name)).toBe(initials);
  });
});
