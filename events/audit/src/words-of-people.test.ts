import { describe, expect, it } from 'vitest';

import { wordsOfPeople } from './words-of-people.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const id = '01980000-0000-7000-8000-0000000000e1';

function registered(version: string, fullName: string): Parameters<typeof wordsOfPeople>[1][0] {
  return {
    id,
    type: `osta.account.user-registered${version}`,
    topic: 'account',
    source: '/osta/identity',
    actor: salma,
    data: { kind: 'customer', fullName, locale: 'ar' },
  };
}

describe('the words of people in events', () => {
  it.each([
    ['.v1', 'sealed:1:words', false],
    ['.v1', '--', false],
    ['.v1', 'Salma', true],
    // What a subscription gets has no version
    ['', 'Salma', true],
  ])('are found in %s with %s, readable: %s', (version, fullName, isReadable) => {
    expect(wordsOfPeople(salma, [registered(version, fullName)])).toEqual([
      { person: salma, event: id, field: 'data.fullName', isReadable },
    ]);
  });

  it('are none where they are empty, or the type is unknown', () => {
    expect(wordsOfPeople(salma, [registered('.v1', '')])).toEqual([]);
    expect(wordsOfPeople(salma, [{ ...registered('', 'Salma'), type: 'osta.account.x' }])).toEqual(
      [],
    );
  });
});
