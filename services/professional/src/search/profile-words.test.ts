import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nameVector, personQuery, profileQuery, profileVector } from './profile-words.ts';

/** Returns the words of the text of a vector or of a query. */
const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'/gu)].map(([, word = '']) => word);

/** Whether every word of a question is among those of a vector, or begins one of them. */
function finds(question: string, vector: string): boolean {
  const known = wordsOf(vector);
  const asked = profileQuery(question);
  if (asked === null) return false;
  return asked
    .split(' & ')
    .every((each) => wordsOf(each).some((word) => known.some((one) => one.startsWith(word))));
}

describe('a question for the name of a person', () => {
  it('needs every word, however it is written, also those that say nothing elsewhere', () => {
    expect(personQuery('أحمد علي')).toBe(personQuery('إحمد  على'));
    expect(personQuery('أحمد علي')?.split(' & ')).toHaveLength(2);
    expect(wordsOf(nameVector('Ali Ben Salem'))).toEqual(
      expect.arrayContaining([...wordsOf(personQuery('علي سالم') ?? '')]),
    );
  });

  it('is none when nothing is asked, and finds nobody without a word', () => {
    expect([personQuery(), personQuery(''), personQuery('%')]).toEqual([null, null, '']);
  });
});

describe('the words of a professional', () => {
  it.each([
    ['أحمد الصادق', 'احمد'],
    ['أحمد الصادق', 'أَحْمَد'],
    ['احمد الصادق', 'إحمد صادق'],
    ['آمنة', 'امنه'],
    ['علي', 'علي'],
    ['Salem Ben Ali', 'SALEM'],
    ['Salem Ben Ali', 'sal'],
    ['Salem Ben Ali', 'سالم'],
    ['سالم الورفلي', 'salem warfalli'],
  ])('of the name %s answer %s', (fullName, question) => {
    expect(finds(question, nameVector(fullName))).toBe(true);
  });

  it('are those of headline and services', () => {
    const vector = profileVector({
      names: ['سالم الورفلي', ''],
      headlines: ['سباك في تاجوراء', 'Plumber in Tajura'],
      serviceNames: ['صيانة مضخات المياه', ''],
    });
    for (const question of ['تاجوراء', 'plumbers', 'مضخة', 'صيانه مضخات', 'الورفلي', 'Salem']) {
      expect(finds(question, vector)).toBe(true);
    }
    expect(finds('مضخات كهرباء', vector)).toBe(false);
    expect(finds('بيانو', vector)).toBe(false);
  });

  it('are none of a question without letters', () => {
    for (const question of ['', '???', '&|!', '--']) expect(profileQuery(question)).toBeNull();
  });

  it('never break out of their quotes', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const vectors = [
          nameVector(text),
          profileVector({ names: [text], headlines: [text], serviceNames: [] }),
        ];
        for (const vector of vectors) {
          expect(vector).toMatch(/^(?:'[\p{L}\p{N}]+':\d+[ABC] ?)*$/u);
        }
        expect(profileQuery(text) ?? '').toMatch(
          /^(?:\((?:'[\p{L}\p{N}]+'(?::\*)?(?: \| )?)+\)(?: & )?)*$/u,
        );
      }),
    );
  });
});
