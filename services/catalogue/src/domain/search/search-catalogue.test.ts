import { readFileSync } from 'node:fs';

import { categoryList } from '@osta/reference/category-list';
import { assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { searchCatalogue } from './search-catalogue.ts';

const search = searchCatalogue();

const Questions = z.array(z.strictObject({ query: z.string(), expected: z.array(z.string()) }));
type Questions = z.infer<typeof Questions>;

function questions(name: string): Questions {
  return Questions.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
}

function isExpected(expected: readonly string[], id: string): boolean {
  return expected.some((one) => one === id || id.startsWith(`${one}.`));
}

/** Returns the questions without an expected service among their first `first` answers. */
function missed(list: Questions, first: number): readonly string[] {
  return list
    .filter(({ query, expected }) => {
      return !search(query, first).services.some(({ id }) => isExpected(expected, id));
    })
    .map(({ query }) => query);
}

describe('the search for services', () => {
  it.each([
    ['questions.json', 201],
    ['unseen-questions.json', 100],
  ])('answers the questions of Libyans in %s', (name, count) => {
    const list = questions(name);
    expect(list).toHaveLength(count);
    expect(missed(list, 1).length / count).toBeLessThanOrEqual(0.05);
    expect(missed(list, 3).length / count).toBeLessThanOrEqual(0.01);
  });

  it('finds every service first by its own name, in both languages', () => {
    const services = categoryList.flatMap((category) => category.services);
    const lost = services.flatMap(({ id, name }) =>
      [name.ar, name.en].filter((text) => search(text, 1).services[0]?.id !== id),
    );
    expect(lost).toEqual([]);
  });

  it('takes any text, and gives at most so many, best first', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 100 }), nat(20), (text, limit) => {
        const { services: found } = search(text, limit);
        const scores = found.map(({ score }) => score);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
    );
  });

  it('finds nothing for words without a service in them', () => {
    for (const text of ['', '؟', 'qwertyuiop', 'في من على'])
      expect(search(text, 5).services).toEqual([]);
  });

  it.each([
    ['سباك', false],
    ['تسريب في الحمام', false],
    ['بالسباك', false],
    ['leaking taps', false],
    // Unfinished, misspelled, the name of a person
    ['plumbi', true],
    ['paintng', true],
    ['سالم الشيباني', true],
    ['qwertyuiop', true],
    ['في من على', false],
  ])('says of %j whether it is a guess: %s', (question, isGuess) => {
    expect(search(question, 5).isGuess).toBe(isGuess);
  });
});
