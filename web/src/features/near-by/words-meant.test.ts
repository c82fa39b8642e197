import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { wordsMeant } from './words-meant.ts';

const leak = { id: 'plumbing.leak', name: '', categoryId: 'plumbing', categoryName: '' };

function answer(isGuess: boolean, ...services: readonly (typeof leak)[]): ServiceSearchAnswer {
  return { data: { services, isGuess } } as ServiceSearchAnswer;
}

it('are a text that means no service', () => {
  expect(wordsMeant('Salem', answer(true))).toBe('Salem');
  expect(wordsMeant('of the', answer(false))).toBe('of the');
});

it('are a text that only resembles the words of one', () => {
  expect(wordsMeant('leaky Salem', answer(true, leak))).toBe('leaky Salem');
});

it('are none of a text that means one, of no text, and before that is known', () => {
  expect(wordsMeant('leaks', answer(false, leak))).toBeNull();
  expect(wordsMeant(undefined, answer(true))).toBeNull();
  expect(wordsMeant('Salem', undefined)).toBeNull();
});
