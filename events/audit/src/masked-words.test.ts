import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { catalog } from '@osta/contracts/catalog';
import type { EventContent } from '@osta/contracts/event-content';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { expect, it } from 'vitest';

import { maskedData, maskedJson } from './masked-words.ts';

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

it('hides words in JSON of a row, and leaves a column of text as it is', () => {
  expect(
    maskedJson({ code: 'a-code', note: 'words of hers', more: [{ at: 'two words' }, 7] }),
  ).toEqual({ code: 'a-code', note: '(personal)', more: [{ at: '(personal)' }, 7] });
  expect(maskedJson('سباكة')).toBe('سباكة');
  expect(maskedJson(null)).toBeNull();
});

it('hides sealed text and free text at any depth, also in events that nobody knows', () => {
  const data = { lines: [{ note: 'the tap drips', code: 'plumbing.leak' }], by: 'sealed:1:abc' };
  expect(maskedData({ type: 'osta.request.unknown.v1', data })).toEqual({
    lines: [{ note: '(personal)', code: '(personal)' }],
    by: '(personal)',
  });
});

it('shows of an event that nobody knows ids and instants alone: one word may be a name', () => {
  const shown = { userId: '01980000-0000-7000-8000-00000000abcd', at: '2026-03-01T07:30:00.000Z' };
  const data = { ...shown, name: 'Salma', phone: '+218911234567' };
  expect(maskedData({ type: 'osta.account.forged.v1', data })).toEqual({
    ...shown,
    name: '(personal)',
    phone: '(personal)',
  });
});

it('hides one word under the name that the event has in code, as parked events have', () => {
  const type = 'osta.account.user-registered';
  expect(maskedData({ type, data: { fullName: 'Salma', locale: 'ar' } })).toEqual({
    fullName: '(personal)',
    locale: 'ar',
  });
});

const fixtures = path.join(import.meta.dirname, '../../contracts/fixtures');
const recorded = globSync('*/*/valid/*.json', { cwd: fixtures }).map((file): EventContent => {
  const { type, data } = JSON.parse(readFileSync(path.join(fixtures, file), 'utf8'));
  return { type, data };
});

it('hides the declared words of every version, also of those that held them in plain text', () => {
  const known = recorded.filter(({ type }) => catalog.has(type));
  expect(known.length).toBeGreaterThan(100);
  const shown = known.flatMap(({ type, data }) => {
    const newest = readEvent({ type, data });
    return (catalog.get(recordedType(newest.type))?.personalFields ?? []).flatMap(
      ({ path: at }) => {
        const oneWord = written(data, at, 'Salma');
        return JSON.stringify(maskedData({ type, data: oneWord })).includes('"Salma"')
          ? [`${type}: ${at.join('.')}`]
          : [];
      },
    );
  });
  expect(shown).toEqual([]);
});

/** Returns data with a text at a path, where there is something at that path. */
function written(
  data: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  text: string,
): Readonly<Record<string, unknown>> {
  const inner = data[name];
  if (rest.length === 0) return typeof inner === 'string' ? { ...data, [name]: text } : data;
  if (typeof inner !== 'object' || inner === null) return data;
  return { ...data, [name]: written({ ...inner }, rest, text) };
}
