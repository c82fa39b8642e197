import { recordedType } from '@osta/contracts/recorded-type';
import { expect, it } from 'vitest';

import { maskedData } from './masked-words.ts';

it('hides the words that the catalog declares, also short ones, and leaves codes, ids and amounts', () => {
  const data = {
    fullName: 'Salma',
    locale: 'ar',
    userId: '01980000-0000-7000-8000-00000000abcd',
    at: '2026-03-01T07:30:00.000Z',
    amount: 90_000,
    empty: '',
    none: null,
  };
  expect(maskedData({ type: recordedType('osta.account.user-registered'), data })).toEqual({
    ...data,
    fullName: '(personal)',
  });
});

it('hides sealed text and free text at any depth, also in events that nobody knows', () => {
  const data = { lines: [{ note: 'the tap drips', code: 'plumbing.leak' }], by: 'sealed:1:abc' };
  expect(maskedData({ type: 'osta.request.unknown.v1', data })).toEqual({
    lines: [{ note: '(personal)', code: 'plumbing.leak' }],
    by: '(personal)',
  });
});
