import { EventEnvelope } from '@osta/contracts/envelope';
import { expect, it } from 'vitest';

import { peopleChange } from './copy-people.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';
const time = '2026-03-01T08:00:00.000Z';

function event(subject: string, name: string, data: Record<string, unknown>): EventEnvelope {
  return EventEnvelope.parse({
    specversion: '1.0',
    id: '01980000-0000-7000-8000-0000000000e1',
    source: '/osta/identity',
    type: `osta.account.${name}`,
    subject,
    time,
    datacontenttype: 'application/json',
    streamversion: 1,
    correlationid: salma,
    causationid: salma,
    actor: 'system',
    data,
  });
}

const registered = (id: string, fullName: string): EventEnvelope =>
  event(id, 'user-registered.v2', { kind: 'customer', fullName, locale: 'ar' });
const renamed = (id: string, fullName: string): EventEnvelope =>
  event(id, 'user-profile-updated.v2', { fullName, locale: 'ar' });

it('takes the last name in the batch of a new person', () => {
  expect(peopleChange([registered(salma, 'Salma'), renamed(salma, 'Selma')])).toEqual({
    registered: new Map([[salma, { kind: 'customer', fullName: 'Selma', at: time }]]),
    renamed: new Map(),
    erased: new Set(),
  });
});

it('renames a known person, once', () => {
  expect(peopleChange([renamed(omar, 'Omar Z.'), renamed(omar, 'Omar Zlitni')])).toEqual({
    registered: new Map(),
    renamed: new Map([[omar, 'Omar Zlitni']]),
    erased: new Set(),
  });
});

it('ignores events without names', () => {
  const data = { sessionIds: [omar], cause: 'signed-out' };
  expect(peopleChange([event(salma, 'session-revoked.v1', data)])).toEqual({
    registered: new Map(),
    renamed: new Map(),
    erased: new Set(),
  });
});

it('deletes the name of an erased person, in one batch or two', () => {
  const erased = event(salma, 'account-erased.v1', {});

  expect(peopleChange([registered(salma, 'Salma'), erased]).registered.get(salma)).toMatchObject({
    fullName: '',
  });
  expect(peopleChange([renamed(salma, 'Selma'), erased])).toEqual({
    registered: new Map(),
    renamed: new Map([[salma, '']]),
    erased: new Set([salma]),
  });
});
