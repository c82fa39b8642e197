import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { peopleIn } from './people-in.ts';

const salma = '01980000-0000-7000-8000-00000000000a';
const omar = '01980000-0000-7000-8000-00000000000c';
const at = '2026-03-01T08:00:00.000Z';

function event(
  subject: string,
  streamversion: number,
  name: string,
  data: Record<string, unknown> = {},
): EventEnvelope {
  return madeEvent({ type: `osta.account.${name}`, subject, streamversion, time: at, data });
}

const registered = (id: string, fullName: string): EventEnvelope =>
  event(id, 1, 'user-registered', { kind: 'customer', fullName, locale: 'ar' });
const renamed = (id: string, version: number, fullName: string): EventEnvelope =>
  event(id, version, 'user-profile-updated', { fullName, locale: 'ar' });
const erased = (id: string, version: number): EventEnvelope => event(id, version, 'account-erased');
const asCustomer = { kind: 'customer', at };

it('takes the last name in the batch of a new person', () => {
  expect(peopleIn([registered(salma, 'Salma'), renamed(salma, 2, 'Selma')])).toEqual([
    { id: salma, fullName: 'Selma', isErased: false, version: 2, registered: asCustomer },
  ]);
});

it('renames a known person, once', () => {
  expect(peopleIn([renamed(omar, 2, 'Omar Z.'), renamed(omar, 3, 'Omar Zlitni')])).toEqual([
    { id: omar, fullName: 'Omar Zlitni', isErased: false, version: 3, registered: null },
  ]);
});

it('deletes the name of an erased person, in one batch or two', () => {
  expect(peopleIn([registered(salma, 'Salma'), erased(salma, 2), erased(omar, 7)])).toEqual([
    { id: salma, fullName: '', isErased: true, version: 2, registered: asCustomer },
    { id: omar, fullName: '', isErased: true, version: 7, registered: null },
  ]);
});

it('ignores events without names, and other topics', () => {
  const data = { sessionIds: [omar], cause: 'signed-out' };
  const viewed = madeEvent({
    type: 'osta.request.service-request-viewed',
    data: { professionalId: omar },
  });
  expect(peopleIn([event(salma, 2, 'session-revoked', data), viewed])).toEqual([]);
});
