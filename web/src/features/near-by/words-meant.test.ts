import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { wordsMeant } from './words-meant.ts';

const leak = { id: 'plumbing.leak', name: '', categoryId: 'plumbing', categoryName: '' };
const nothing = { data: { services: [] } } as unknown as ServiceSearchAnswer;
const something = { data: { services: [leak] } } as unknown as ServiceSearchAnswer;

it('are a text that means no service', () => {
  expect(wordsMeant('Salem', nothing)).toBe('Salem');
});

it('are none of a text that means one, of no text, and before that is known', () => {
  expect(wordsMeant('leaks', something)).toBeNull();
  expect(wordsMeant(undefined, nothing)).toBeNull();
  expect(wordsMeant('Salem', undefined)).toBeNull();
});
