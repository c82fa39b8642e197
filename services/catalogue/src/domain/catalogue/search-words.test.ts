import { categoryList } from '@osta/reference/category-list';
import { describe, expect, it } from 'vitest';

import { ownSearchWords } from './search-words.ts';

describe('search words', () => {
  it('are there for every trade and service', () => {
    const trades = categoryList.map(({ id }) => id);
    const services = categoryList.flatMap((category) => category.services.map(({ id }) => id));
    const without = [...trades, ...services].filter((id) => ownSearchWords(id).length === 0);
    expect(without).toEqual([]);
  });

  it.each([
    ['painting.interior', 'زواق حوش'],
    ['electrical.panel', 'طبلون'],
    ['electrical.sockets', 'مفتاح ضي'],
    ['plumbing.fixtures', 'شيشمة', 'حنفية'],
    ['plumbing', 'plumber'],
    ['hvac', 'كوندشن'],
    ['hvac.clean', 'clean ac'],
    ['cleaning.sofa', 'غسيل صالون'],
  ])('are those that people use for %s', (id, ...words) => {
    expect(ownSearchWords(id)).toEqual(expect.arrayContaining(words));
  });
});
