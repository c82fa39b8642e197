import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../../api/api.ts';
import type { Exchange } from '../../../api/exchange.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { hasMadeHold, nextHold, noteNextHold, takeLeftHold } from './hold-of-tab.ts';
import { isGivenBack, leaveHold } from './leave-hold.ts';

const exchange = vi.fn<Exchange>(() => Promise.resolve({ status: 200, answer: {} }));
const api = createApi({ origin: '', locale: 'ar', timeout: 1000, exchange });

function leave(booking: object | undefined, isPlacing = false): void {
  const queryClient = new QueryClient();
  queryClient.setQueryData(bookingKeys.one('b'), booking);
  if (isPlacing) vi.spyOn(queryClient, 'isMutating').mockReturnValue(1);
  leaveHold({ api, queryClient }, 'b');
}

beforeEach(() => {
  exchange.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a hold whose page is left', () => {
  it('is given back even when the page is closed, and is known to whoever comes back', () => {
    leave({ status: 'held', isOffered: false });
    expect(exchange.mock.calls).toEqual([
      [
        '/api/bookings/b/release',
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          headers: expect.objectContaining({ 'idempotency-key': 'b' }),
        }),
      ],
    ]);
    expect(takeLeftHold('another')).toBe(false);
    expect(takeLeftHold('b')).toBe(true);
    expect(takeLeftHold('b')).toBe(false);
  });

  it.each([
    ['is offered to its customer', { status: 'held', isOffered: true }, false],
    ['is a booking by now', { status: 'confirmed', isOffered: false }, false],
    ['is just becoming one', { status: 'held', isOffered: false }, true],
    ['is not known', undefined, false],
  ])('is kept when it %s', (_why, booking, isPlacing) => {
    leave(booking, isPlacing);
    expect(exchange).not.toHaveBeenCalled();
    expect(takeLeftHold('b')).toBe(false);
  });

  it.each([
    ['was given back', 200, 'released', true],
    ['has become a booking', 409, 'confirmed', false],
  ])('is told to whoever comes back that it %s', async (_what, answer, status, isBack) => {
    const queryClient = new QueryClient();
    // As the page was loaded
    queryClient.setQueryData(bookingKeys.one('b'), { status: 'held' });
    exchange.mockResolvedValueOnce({ status: answer, answer: {} });
    exchange.mockResolvedValueOnce({ status: 200, answer: { status } });
    expect(await isGivenBack({ api, queryClient }, 'b')).toBe(isBack);
    // With the key of the first call, which may still be on its way: together they give it back once
    const sameKey = { headers: expect.objectContaining({ 'idempotency-key': 'b' }) };
    expect(exchange.mock.calls).toEqual([
      ['/api/bookings/b/release', expect.objectContaining(sameKey)],
      ['/api/bookings/b', expect.anything()],
    ]);
  });

  it('is found as the one that was taken in its place', () => {
    expect(nextHold('b')).toBeNull();
    noteNextHold('b', 'c');
    expect([nextHold('b'), nextHold('c')]).toEqual(['c', null]);
    expect([hasMadeHold('b'), hasMadeHold('c')]).toEqual([false, true]);
  });
});
