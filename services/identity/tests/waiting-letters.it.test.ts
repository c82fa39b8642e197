import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';

import { testPool } from '@osta/event-store/testing/test-pool';
import { postgresDatabase, type TestDatabase } from '@osta/infrastructure/testing/infrastructure';
import { testClock } from '@osta/platform/testing/test-clock';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Mailer } from '../src/mail/mailer.ts';
import { createPost, type Post } from '../src/mail/post.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { waitingLetters, type WaitingLetters } from '../src/mail/waiting-letters.ts';
import { sweepLetters } from '../src/process/sweep.sql.ts';
import { type Delivered, mailServer } from './mail-server.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;
const clock = testClock('2026-03-01T07:30:00.000Z');
const facts = { service: 'AC repair', startsAt: clock.now(), link: 'https://osta.example/' };

const delivered: Delivered[] = [];
let isBusy = false;
const server = mailServer(delivered, () => isBusy);

let database: TestDatabase;
let pool: Pool;
let mailer: Mailer;
let waiting: WaitingLetters;
let post: Post;

beforeAll(async () => {
  database = await postgresDatabase();
  pool = testPool(database.url, { max: 2 });
  const script = '../prisma/migrations/20261128100000_waiting_letter/migration.sql';
  const table = await readFile(new URL(script, import.meta.url), 'utf8');
  await pool.query(
    `create schema identity; set search_path = identity; ${table}; reset search_path`,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, so the address is no pipe
  const { port } = server.address() as AddressInfo;
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Osta <a@b.example>' });
  waiting = waitingLetters(pool, clock, mailer, log);
  post = createPost(mailer, waiting);
});

beforeEach(async () => {
  isBusy = false;
  delivered.length = 0;
  await pool.query('truncate identity.waiting_letter');
});

afterAll(async () => {
  await mailer.close();
  server.close();
  await pool.end();
  await database.drop();
});

function remind(email: string): Promise<void> {
  return post.notify(
    { email, locale: 'en' },
    'booking-reminder',
    { ...facts, hoursBefore: 2 },
    log,
  );
}

/** Lets time pass and sends what is due then. Returns how many letters have been delivered since the test began. */
async function after(milliseconds: number): Promise<number> {
  clock.advance(milliseconds);
  await waiting.sendAgain();
  return delivered.length;
}

async function letters(): Promise<number> {
  const { rowCount } = await pool.query('select from identity.waiting_letter');
  return rowCount ?? 0;
}

it('sends a letter again, with growing pauses, until the server takes it, and then no more', async () => {
  isBusy = true;
  await remind('salma@example.ly');
  expect(await after(0)).toBe(0);
  expect(await after(minute)).toBe(0);
  isBusy = false;
  // It was tried a minute after the first time; the next time is a minute later, not at once
  expect(await after(0)).toBe(0);
  expect(await after(minute)).toBe(1);
  expect(delivered[0]?.recipients).toEqual(['salma@example.ly']);
  expect(delivered[0]?.message).toContain('AC repair');
  expect(await letters()).toBe(0);
  expect(await after(60 * minute)).toBe(1);
});

it('keeps nothing of a letter that is taken, or refused for good', async () => {
  await remind('salma@example.ly');
  await remind('nobody@example.ly');
  expect(delivered).toHaveLength(1);
  expect(await letters()).toBe(0);
});

it('forgets a letter that is refused for good when it is sent again', async () => {
  isBusy = true;
  await waiting.keep(
    { to: 'nobody@example.ly', subject: 'Soon', text: 'Soon', html: '', locale: 'en' },
    'booking-confirmed',
  );
  isBusy = false;
  expect(await after(minute)).toBe(0);
  expect(await letters()).toBe(0);
});

it('does not remind of what is over, and keeps nothing of it', async () => {
  isBusy = true;
  await remind('salma@example.ly');
  isBusy = false;
  expect(await after(31 * minute)).toBe(0);
  await pool.query(sweepLetters, [clock.now()]);
  expect(await letters()).toBe(0);
});

it('sends each letter once when two processes look at the same moment', async () => {
  isBusy = true;
  for (const n of [1, 2, 3, 4, 5]) await remind(`reader-${n}@example.ly`);
  isBusy = false;
  clock.advance(minute);
  const other = waitingLetters(pool, clock, mailer, log);
  await Promise.all([waiting.sendAgain(), other.sendAgain()]);
  expect(delivered.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((n) => `reader-${n}@example.ly`),
  );
});
