import { CategoryId } from '@osta/reference/category-id';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  nameQuery,
  storeNamesQuery,
  storeNamesVector,
  storeQuery,
  storeVector,
} from './store-words.ts';

/** Returns the words of the text of a vector or of a query. */
const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'/gu)].map(([, word = '']) => word);

describe('the names by which admins find a store', () => {
  const vector = wordsOf(storeNamesVector(['محل علي', 'Best Tools'], 'Salem'));

  it.each(['على', 'BEST', 'سالم', 'محل'])('answer %s', (question) => {
    const asked = wordsOf(storeNamesQuery(question) ?? '');
    expect(asked.some((word) => vector.includes(word))).toBe(true);
  });

  it('are asked for by words alone', () => {
    expect([storeNamesQuery(), storeNamesQuery(''), storeNamesQuery('%')]).toEqual([
      null,
      null,
      '',
    ]);
  });
});

describe('the words of a store', () => {
  it('weigh more in its name than in its description', () => {
    const vector = storeVector({
      names: ['الأمان للأدوات الصحية'],
      kinds: ['سباكة'],
      trades: [],
      descriptions: ['أدوات وخلاطات'],
    });
    expect(vector).toMatch(/'ادو':\d+A/u);
    expect(vector).toMatch(/'خلاط':\d+C/u);
    // Once, with the weight of the name
    expect(vector.match(/'ادو'/gu)).toHaveLength(1);
  });

  it.each([
    ['أدوات صحية', 'الادوات الصحيه'],
    ['مكيفات', 'مُكَيِّف'],
    ['electricals', 'Electrical'],
  ])('are the same for %s and %s', (one, other) => {
    const known = wordsOf(storeVector({ names: [one], kinds: [], trades: [], descriptions: [] }));
    const asked = wordsOf(storeQuery(other, 'all') ?? '');
    expect(asked.some((word) => known.includes(word))).toBe(true);
  });

  it.each([
    ['مفاتيح بنغازي', 'مفتاح'],
    ['بيع الأقفال', 'قفل'],
    ['كوابل كهرباء', 'كابل'],
    ['ماسورة', 'مواسير'],
    ['كشف تسريبات', 'تسرب'],
    ['أجهزة', 'جهاز'],
    ['صنبور', 'الصنابير'],
  ])('of %s answer %s, though less than the word itself', (name, question) => {
    const texts = { kinds: [], trades: [], descriptions: [] };
    const vector = storeVector({ ...texts, names: [name] });
    const shared = wordsOf(storeQuery(question, 'all') ?? '').filter((word) =>
      wordsOf(vector).includes(word),
    );
    expect(shared).toEqual([expect.stringMatching(/^~/u)]);
    expect(vector).toMatch(new RegExp(`'${shared[0] ?? ''}':\\d+D`, 'u'));
  });

  it.each([
    ['مفاتيح', 'فتحات'],
    ['دهان', 'دهليز'],
    ['keys', 'kiosk'],
    ['باب', 'بئر'],
  ])('of %s do not answer %s, which merely resembles them', (name, question) => {
    const vector = storeVector({ names: [name], kinds: [], trades: [], descriptions: [] });
    const asked = wordsOf(storeQuery(question, 'all') ?? '');
    expect(asked.filter((word) => wordsOf(vector).includes(word))).toEqual([]);
  });

  it('find a trade by the names that admins have given it', () => {
    const id = CategoryId.parse('plumbing');
    const texts = { names: [], kinds: [], descriptions: [] };
    expect(wordsOf(storeVector({ ...texts, trades: [id] }))).toEqual(['#plumbing']);
    const renamed = [{ id, names: ['أنابيب ومواسير', 'Pipes'] }];
    for (const question of ['pip', 'pipes', 'انابيب']) {
      expect(wordsOf(storeQuery(question, 'all', renamed) ?? '')).toContain('#plumbing');
    }
    for (const question of ['plumbing', 'trade', 'ا']) {
      expect(wordsOf(storeQuery(question, 'all', renamed) ?? '')).not.toContain('#plumbing');
    }
  });

  it.each([
    ['محل علي', 'علي'],
    ['Best Tools', 'best'],
    ['شركة المدار', 'شركة'],
  ])('of the name %s answer %s, which says nothing anywhere else', (name, question) => {
    const texts = { kinds: [], trades: [] };
    expect(storeQuery(question, 'all')).toBeNull();
    const [asked = ''] = wordsOf(nameQuery(question) ?? '');
    expect(wordsOf(storeVector({ ...texts, names: [name], descriptions: [] }))).toContain(asked);
    const described = storeVector({ ...texts, names: [], descriptions: [name] });
    expect(wordsOf(described)).not.toContain(asked);
  });

  it('ask for names alone when nothing else is said', () => {
    expect(nameQuery('best shop')).toBe(nameQuery('best'));
    expect([nameQuery('shop'), nameQuery('  '), nameQuery('best tools')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leave out of a question what every store is', () => {
    expect(storeQuery('محل أدوات', 'all')).toBe(storeQuery('أدوات', 'all'));
    expect(storeQuery('shop', 'all')).toBeNull();
    expect(storeQuery('   ', 'any')).toBeNull();
  });

  it('never break out of their quotes', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const query = storeQuery(text, 'any') ?? '';
        const vector = storeVector({ names: [text], kinds: [], trades: [], descriptions: [text] });
        expect(query).toMatch(/^(?:\((?:'~?[\p{L}\p{N}]+'(?::\*)?(?: \| )?)+\)(?: \| )?)*$/u);
        expect(vector).toMatch(/^(?:'~?[\p{L}\p{N}]+':\d+[ABCD] ?)*$/u);
      }),
    );
  });
});
