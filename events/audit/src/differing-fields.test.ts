import { expect, it } from 'vitest';

import { differingFields } from './differing-fields.ts';

it('names differing fields at any depth, and shows codes and numbers', () => {
  const fold = { status: 'open', quotes: [{ price: 80_000 }, { price: 90_000 }], budget: null };
  const row = { status: 'closed', quotes: [{ price: 80_000 }, { price: 1 }], late: true };
  expect(differingFields(row, fold)).toEqual([
    'status: row closed, fold open',
    'quotes.1.price: row 1, fold 90000',
    'late: row true, fold nothing',
    'budget: row nothing, fold null',
  ]);
});

it('does not show text that may be personal', () => {
  expect(differingFields({ note: 'سالمة الورفلي' }, { note: 'the tap drips' })).toEqual([
    'note: row (text), fold (text)',
  ]);
});

it('does not show one word beside words', () => {
  expect(differingFields({ note: 'Salma' }, { note: 'sealed:1:abc' })).toEqual([
    'note: row (text), fold (text)',
  ]);
});

it('reports nothing for equal rows', () => {
  expect(differingFields({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});
