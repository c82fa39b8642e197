import type { EventEnvelope } from '@osta/contracts/envelope';
import { EventId, type UserId } from '@osta/contracts/ids';
import { NotificationEvent } from '@osta/contracts/notification/events';
import { readEnvelope } from '@osta/contracts/read-envelope';
import { readStream } from '@osta/event-store/read-events';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reading } from '../src/domain/reading/reading.ts';
import { notificationId } from '../src/read-models/notification-id.ts';
import { notificationDatabase, type NotificationDatabase } from './notification-database.ts';
import { differencesToRebuilt } from './rebuilt.ts';
import { newUserId, noon, quoteSubmitted, recorded, userRegistered } from './recorded-events.ts';

const missing = await unavailable('postgres');

/** A step of one of three people. `at`: minutes ago, so that events arrive out of order. */
type Step =
  | { readonly kind: 'arrive'; readonly person: number; readonly at: readonly number[] }
  | { readonly kind: 'choose'; readonly person: number; readonly isOn: boolean }
  | { readonly kind: 'look' | 'read-seen' | 'read-all'; readonly person: number }
  | { readonly kind: 'read-one' | 'answer'; readonly person: number; readonly nth: number };

const person = fc.integer({ min: 0, max: 2 });
const at = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('arrive' as const), person, at }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('look', 'read-seen', 'read-all'), person }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('read-one', 'answer'), person, nth: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('choose' as const), person, isOn: fc.boolean() }),
  },
);

/** Steps that record every type of event at least once, whatever the random ones do. */
const everyKind: Step[] = [
  { kind: 'arrive', person: 0, at: [0, 0] },
  { kind: 'read-one', person: 0, nth: 0 },
  { kind: 'read-all', person: 0 },
  { kind: 'arrive', person: 0, at: [9] },
  { kind: 'answer', person: 0, nth: 2 },
  { kind: 'choose', person: 0, isOn: false },
  { kind: 'choose', person: 0, isOn: true },
];

const wishChanged = 'osta.notification.preferences-changed';

function isOwn({ type }: EventEnvelope): boolean {
  return type.startsWith('osta.notification.');
}

describe.skipIf(missing)('a rebuild', () => {
  let database: NotificationDatabase;
  /** The events of all runs, in the order of their commits. */
  const log: EventEnvelope[] = [];
  /** The number of events of each reader's stream that are in the log. */
  const followed = new Map<UserId, number>();

  beforeAll(async () => {
    database = await notificationDatabase();
  });
  afterAll(() => database.drop());

  /**
   * Appends what the service has recorded about a reader since to the log. It reads the stream:
   * reading the topic forward waits for older transactions, and other tests have some on the same
   * server.
   */
  async function follow(userId: UserId): Promise<void> {
    const before = followed.get(userId) ?? 0;
    const own = await readStream(database.pool, 'notification', userId, before + 1, 20_000);
    log.push(...own.map(readEnvelope));
    followed.set(userId, before + own.length);
  }

  async function deliver(userId: UserId, events: readonly EventEnvelope[]): Promise<void> {
    log.push(...events);
    await database.deliver(events);
    await follow(userId);
  }

  /** The expected state of one person: what they have read and seen. */
  interface Memory {
    readonly userId: UserId;
    readonly read: Set<string>;
    /** The notifications that must be in their list. */
    readonly told: Set<string>;
    /** The offers that came, whether or not they were told of. */
    readonly offers: { readonly id: string; readonly event: EventEnvelope; version: number }[];
    /** Whether they want responses, from each moment on. */
    readonly wishes: { readonly since: number; readonly isOn: boolean }[];
    seen: { readonly newest: number; readonly ids: readonly string[] };
  }

  async function choose({ userId, wishes }: Memory, isOn: boolean): Promise<void> {
    const outcome = await database.choose(userId, { service_request: true, response: isOn });
    expect(outcome).toMatchObject({ ok: true });
    await follow(userId);
    const last = log.findLast(({ subject, type }) => subject === userId && type === wishChanged);
    if (last) wishes.push({ since: Number(last.data['since']), isOn });
  }

  async function take(next: Step, memory: Memory): Promise<void> {
    const { userId, read } = memory;
    const idsOf = async (): Promise<readonly string[]> =>
      (await database.list(userId)).notifications.map(({ id }) => id);

    switch (next.kind) {
      case 'arrive': {
        const parties = { customerId: userId, professionalId: newUserId() };
        const now = Date.parse(database.clock.now());
        const events = next.at.map((minutes) =>
          quoteSubmitted(parties, { time: new Date(now - minutes * 60_000).toISOString() }),
        );
        for (const event of events) {
          const wish = memory.wishes.findLast(({ since }) => since <= Date.parse(event.time));
          const id = notificationId(EventId.parse(event.id), userId);
          memory.offers.push({ id, event, version: 1 });
          if (wish?.isOn ?? true) memory.told.add(id);
        }
        await deliver(userId, events);
        return;
      }
      case 'choose':
        await choose(memory, next.isOn);
        return;
      case 'answer':
        await answer(memory, next.nth);
        return;
      case 'look': {
        const { newest } = await database.list(userId);
        memory.seen = { newest, ids: await idsOf() };
        return;
      }
      case 'read-seen':
        await database.readAll(userId, memory.seen.newest);
        for (const id of memory.seen.ids) read.add(id);
        break;
      case 'read-all':
        for (const id of await idsOf()) read.add(id);
        await database.readAll(userId);
        break;
      case 'read-one': {
        const ids = await idsOf();
        const id = ids[next.nth % Math.max(ids.length, 1)];
        if (id === undefined) return;
        read.add(id);
        await database.read(userId, id);
        break;
      }
    }
    await follow(userId);
  }

  async function answer({ userId, read, told, offers }: Memory, nth: number): Promise<void> {
    const offer = offers[nth % Math.max(offers.length, 1)];
    if (!offer) return;
    offer.version += 1;
    const { event, version } = offer;
    const { quoteId, customerId, professionalId, serviceId } = event.data;
    const data = { quoteId, customerId, professionalId, serviceId, reason: '' };
    const { subject } = event;
    const time = database.clock.now();
    const declined = recorded('osta.request.quote-declined', data, {
      subject,
      version,
      time,
      actor: userId,
    });
    if (told.has(offer.id)) read.add(offer.id);
    await deliver(userId, [declined]);
  }

  it('equals the live model, which equals what people did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const people = Array.from({ length: 3 }, (): Memory => ({
          userId: newUserId(),
          read: new Set(),
          told: new Set(),
          offers: [],
          wishes: [],
          seen: { newest: 0, ids: [] },
        }));
        for (const { userId } of people)
          await deliver(userId, [userRegistered(userId, 'Somebody')]);
        for (const next of steps) {
          const memory = people[next.person];
          if (memory) await take(next, memory);
          database.clock.advance(60_000);
        }
        for (const { userId, read, told } of people) {
          const { notifications, unread_count: unread } = await database.list(userId);
          expect(new Set(notifications.map(({ id }) => id))).toEqual(told);
          const shownRead = notifications.filter((each) => each.is_read).map(({ id }) => id);
          expect(new Set(shownRead)).toEqual(read);
          expect(unread).toBe(notifications.length - read.size);
        }
      }),
      { numRuns: 60, examples: [[everyKind]] },
    );
    const { databaseUrl } = database;
    expect(await differencesToRebuilt(databaseUrl, log, 7)).toEqual([]);
    expect(await differencesToRebuilt(databaseUrl, log, 2000)).toEqual([]);

    const ownLast = [...log.filter((each) => !isOwn(each)).toReversed(), ...log.filter(isOwn)];
    expect(await differencesToRebuilt(databaseUrl, ownLast, 100)).toEqual([]);
    // One change of preferences per page, with the events that it applies to long before
    expect(await differencesToRebuilt(databaseUrl, ownLast, 2)).toEqual([]);
  });

  it('equals the live model after many concurrent writers', async () => {
    const userId = newUserId();
    const parties = { customerId: userId, professionalId: newUserId() };
    const delivering = new Set([1, 2, 3]);
    const deliverMany = async (deliverer: number): Promise<void> => {
      for (let minute = 59; minute >= 10; minute -= 1) {
        const event = quoteSubmitted(parties, { time: `2026-03-01T08:${minute}:00.000Z` });
        log.push(event);
        await database.deliver([event]);
      }
      delivering.delete(deliverer);
    };
    const mark = async (): Promise<void> => {
      while (delivering.size > 0) {
        const { notifications, newest } = await database.list(userId, true);
        const [one] = notifications;
        if (one) await database.read(userId, one.id);
        await database.readAll(userId, newest);
      }
    };
    await Promise.all([deliverMany(1), deliverMany(2), deliverMany(3), mark(), mark(), mark()]);
    await follow(userId);

    const { total_count: total, unread_count: unread } = await database.list(userId);
    expect(total).toBe(150);
    expect((await database.list(userId, true)).notifications).toHaveLength(Math.min(unread, 50));
    expect(await differencesToRebuilt(database.databaseUrl, log, 500)).toEqual([]);

    const swapped = await database.query(
      `select stream_version from (
         select stream_version, row_number() over (order by tx, position) as place
         from notification.event where stream_id = $1
       ) as own where stream_version <> place`,
      [userId],
    );
    expect(swapped).toEqual([]);
  });

  it('equals the live model when preferences change at the moment of an event', async () => {
    const userId = newUserId();
    const parties = { customerId: userId, professionalId: newUserId() };
    const delivering = new Set([1, 2]);
    const happened: number[] = [];
    const chosen: boolean[] = [];
    const deliverMany = async (deliverer: number): Promise<void> => {
      for (let n = 0; n < 60 || chosen.length < 6; n += 1) {
        // Some events happen a little ahead of this clock, some behind it
        const moment = Date.now() + (n % 5) * 3 - 6;
        const event = quoteSubmitted(parties, { time: new Date(moment).toISOString() });
        happened.push(moment);
        log.push(event);
        await database.deliver([event]);
      }
      delivering.delete(deliverer);
    };
    const changeMind = async (): Promise<void> => {
      for (; delivering.size > 0;) {
        database.clock.set(new Date().toISOString());
        const isOn = chosen.length % 2 === 1;
        const { ok } = await database.choose(userId, { service_request: true, response: isOn });
        if (ok) chosen.push(isOn);
      }
    };
    await Promise.all([deliverMany(1), deliverMany(2), changeMind()]);
    await follow(userId);
    database.clock.set(noon);

    const turns = log.flatMap(({ subject, type, data }) =>
      subject === userId && type === wishChanged ? [Number(data['since'])] : [],
    );
    const isWanted = (moment: number): boolean =>
      turns.filter((turn) => turn <= moment).length % 2 === 0;
    const { total_count: total } = await database.list(userId);
    expect(turns.length).toBe(chosen.length);
    expect(total).toBe(happened.filter(isWanted).length);
    expect(await differencesToRebuilt(database.databaseUrl, log, 100)).toEqual([]);
  });

  it('covers every type of event', () => {
    const types = new Set(log.map(({ type }) => type));
    for (const { shape } of NotificationEvent.options) expect(types).toContain(shape.type.value);
  });

  it('finds a difference when the live model is wrong', async () => {
    const client = await database.pool.connect();
    const changed = await client.query(
      `update notification.notification set is_read = not is_read
       where id = (select id from notification.notification limit 1)`,
    );
    client.release();
    expect(changed.rowCount).toBe(1);
    const differences = await differencesToRebuilt(database.databaseUrl, log, 2000);
    expect(differences.map(({ table, side }) => `${table} ${side}`)).toEqual([
      'notification live',
      'notification rebuilt',
    ]);
  });

  it("equals the fold of events for each person's reading", async () => {
    const rows = await database.query<{ id: string; version: number; state: unknown }>(
      'select id, version, state from notification.reading',
    );
    const streams = new Map<string, EventEnvelope[]>();
    for (const event of log.filter(isOwn)) {
      streams.set(event.subject, [...(streams.get(event.subject) ?? []), event]);
    }
    expect(rows.length).toBe(streams.size);
    for (const { id, version, state } of rows) {
      const events = streams.get(id) ?? [];
      expect(events.map(({ streamversion }) => streamversion)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      const contents = events.map(({ type, data }) => NotificationEvent.parse({ type, data }));
      expect(contents.reduce(reading.evolve, reading.initial)).toEqual(state);
    }
  });
});
