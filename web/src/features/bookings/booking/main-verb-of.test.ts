import type { BookingView } from '@osta/contracts/booking/api';
import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { mainVerbOf } from './main-verb-of.ts';

type Read = Pick<BookingView, 'allowed' | 'onTheWayAt' | 'arrivedAt'>;

const none = { onTheWayAt: null, arrivedAt: null };
const at = Instant.parse('2026-03-03T08:00:00.000Z');

it.each<[string, Read, ReturnType<typeof mainVerbOf>]>([
  ['answers first', { ...none, allowed: ['confirm', 'decline'] }, 'confirm'],
  ['leaves', { ...none, allowed: ['leave-for', 'arrive', 'start', 'cancel'] }, 'leave-for'],
  ['arrives', { ...none, onTheWayAt: at, allowed: ['arrive', 'start'] }, 'arrive'],
  ['asks for the code', { ...none, arrivedAt: at, allowed: ['start'] }, 'enter-code'],
  ['finishes', { onTheWayAt: at, arrivedAt: at, allowed: ['propose-extra', 'finish'] }, 'finish'],
  ['waits for the day', { ...none, allowed: ['propose-time', 'cancel'] }, null],
  ['waits once the code is locked', { ...none, arrivedAt: at, allowed: ['cancel'] }, null],
  ['waits for an answer', { ...none, arrivedAt: at, allowed: ['withdraw-extra'] }, null],
])('a professional %s', (_what, booking, verb) => {
  expect(mainVerbOf(booking)).toBe(verb);
});
