import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { signToken } from '@osta/platform/auth/session-reader';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidv4 } from 'uuid';

import type { BenchDatabase } from '../bench-database.ts';
import type { Call } from './http-load.ts';
import {
  addAccountsSql,
  addOfferingsSql,
  addSessionsSql,
  slotIdOf,
  type SlotSide,
} from './open-slots.sql.ts';

const hour = 3_600_000;
/** Of one professional, and holds of one customer. */
const slotsEach = 20;

/** Professionals with free slots, and customers who want them. */
export interface OpenSlots {
  /** The command that holds the next unused slot. */
  nextHold(): Call;
  /** The command by which a customer holds a slot of a professional, both by their numbers; default: the first. */
  holdOf(customer: number, professional: number, slot?: number): Call;
  /** The same command for a path of another server. Uses up no slot. */
  holdAt(path: string): Call;
  /** A command with a new key, by somebody of this number. */
  command(side: SlotSide, number: number, path: string, content: object): Call;
  /** The start so many hours after the first slot. */
  startAfter(hours: number): string;
}

/** A service that can be booked around the clock, every hour, on every day. */
const terms = {
  rules: {
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 30,
    slotIntervalMinutes: 60,
    dailyCap: null,
  },
  price: { kind: 'fixed', amount: 60_000 },
  confirmation: 'instant',
  cancellation: 'moderate',
  availability: weeklyHours([{ from: 0, to: 1440 }], [{ from: 0, to: 1440 }]),
};

/**
 * Adds people and services to the database.
 *
 * @param holds how often `nextHold` may be called
 * @param race how many customers and professionals `holdOf` knows besides, from number 1 on
 */
export async function openSlots(
  { pool, url }: BenchDatabase,
  holds: number,
  race: { readonly customers: number; readonly professionals: number },
): Promise<OpenSlots> {
  const { name, secret } = testConfig(url).sessionCookie;
  const groups = Math.ceil(holds / slotsEach);
  const professionals = [1, race.professionals + groups];
  const people = { customer: [1, race.customers + groups], professional: professionals };
  for (const side of ['customer', 'professional'] as const) {
    await pool.query(addAccountsSql(side), people[side]);
    await pool.query(addSessionsSql(side), people[side]);
  }
  await pool.query(addOfferingsSql, [...professionals, JSON.stringify(terms)]);
  await pool.query('vacuum analyze');

  // The next full hour but one, so that none begins during the run
  const begin = (Math.floor(Date.now() / hour) + 26) * hour;
  const cookies = new Map<string, string>();
  const cookieOf = (token: string): string => {
    const known = cookies.get(token);
    if (known !== undefined) return known;
    const cookie = `${name}=${encodeURIComponent(signToken(token, secret))}`;
    cookies.set(token, cookie);
    return cookie;
  };
  const startAfter = (hours: number): string => new Date(begin + hours * hour).toISOString();

  function command(side: SlotSide, number: number, path: string, content: object): Call {
    const token = slotIdOf(side, number);
    const body = JSON.stringify(content);
    return {
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'x-csrf': '1',
        origin: testOrigin,
        'idempotency-key': uuidv4(),
        cookie: cookieOf(token),
        'x-session': token,
      },
      body,
    };
  }

  function hold(path: string, customer: number, professional: number, slot: number): Call {
    const offeringId = slotIdOf('offering', professional);
    return command('customer', customer, path, { offeringId, startsAt: startAfter(slot) });
  }

  const path = '/api/bookings/holds';
  let next = 0;
  return {
    // Neighbours in time are of different professionals, as in life
    nextHold() {
      const nth = next;
      next += 1;
      if (nth >= holds) throw new Error(`${holds} slots are not enough`);
      const group = nth % groups;
      const slot = Math.floor(nth / groups);
      return hold(path, race.customers + 1 + group, race.professionals + 1 + group, slot);
    },
    holdOf: (customer, professional, slot = 0) => hold(path, customer, professional, slot),
    holdAt: (other) => hold(other, race.customers + 1, race.professionals + 1, 0),
    command,
    startAfter,
  };
}
