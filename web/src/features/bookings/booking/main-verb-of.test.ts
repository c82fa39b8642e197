import type { BookingView } from '@osta/contracts/booking/api';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { mainVerbOf, nextVerbOf } from './main-verb-of.ts';

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

describe('the next step', () => {
  it('is that of the professional, and the last word of the customer', () => {
    const arrived = { ...none, arrivedAt: at, proposal: null };
    expect(nextVerbOf({ ...arrived, allowed: ['start'] }, 'professional')).toBe('enter-code');
    expect(nextVerbOf({ ...arrived, allowed: ['start'] }, 'customer')).toBe(null);
    expect(nextVerbOf({ ...arrived, allowed: ['complete', 'dispute'] }, 'customer')).toBe(
      'complete',
    );
  });

  it('waits while another time is proposed', () => {
    const proposal = { startsAt: at, by: 'customer' } as BookingView['proposal'];
    expect(nextVerbOf({ ...none, proposal, allowed: ['confirm'] }, 'professional')).toBe(null);
  });
});
