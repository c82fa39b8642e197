import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { NotificationList } from '@osta/contracts/notification/api';
import { NotificationPreferences } from '@osta/contracts/notification/preferences';
import { patience } from '@osta/event-store/testing/patience';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { newUserId, professionalsInvited, quoteSubmitted } from './recorded-events.ts';

const missing = await unavailable('postgres');
const path = '/api/notifications/preferences';
const asByDefault = [
  { type: 'service_request', channel: 'in_app', is_on: true, is_fixed: false },
  { type: 'response', channel: 'in_app', is_on: true, is_fixed: false },
  { type: 'booking', channel: 'in_app', is_on: true, is_fixed: false },
  { type: 'booking', channel: 'email', is_on: true, is_fixed: false },
  { type: 'account', channel: 'email', is_on: true, is_fixed: true },
];

describe.skipIf(missing)('/api/notifications/preferences', () => {
  let harness: ServiceHarness;
  let userId: UserId;
  let client: TestClient;

  beforeAll(async () => {
    harness = await startHarness(notificationManifest);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    userId = newUserId();
    client = await harness.as(userId);
  });

  async function find(): Promise<NotificationPreferences['data']> {
    const { status, body, headers } = await client.get(path);
    expect(status).toBe(200);
    const { data } = NotificationPreferences.parse(body);
    expect(headers.get('etag')).toBe(`"v${data.version}"`);
    return data;
  }

  /** Returns the types in the list, newest first, and expects all of them unread. */
  async function list(): Promise<readonly string[]> {
    const { data } = NotificationList.parse((await client.get('/api/notifications')).body);
    expect(data.unread_count).toBe(data.notifications.length);
    return data.notifications.map(({ type }) => type);
  }

  function choose(preferences: readonly object[], version: number): Promise<TestAnswer> {
    return client.put(path, { preferences }, { 'if-match': `"v${version}"` });
  }

  const noResponses = [{ type: 'response', channel: 'in_app', is_on: false }];

  it('have defaults for a person who never chose', async () => {
    expect(await find()).toEqual({ preferences: asByDefault, version: 0 });
  });

  it('are stored, and repeating them changes nothing', async () => {
    const { status, body } = await choose(noResponses, 0);
    expect(status).toBe(200);
    const { data } = NotificationPreferences.parse(body);
    expect(data.version).toBe(1);
    expect(data.preferences.map((each) => each.is_on)).toEqual([true, false, true, true, true]);
    expect(await find()).toEqual(data);

    expect((await choose(noResponses, 1)).status).toBe(200);
    expect((await find()).version).toBe(1);
    expect((await choose([], 1)).status).toBe(200);
    expect(await find()).toEqual({ preferences: asByDefault, version: 2 });
  });

  it('are changed only from the version that was seen', async () => {
    await choose(noResponses, 0);
    expect((await choose([], 0)).status).toBe(412);
    expect((await client.put(path, { preferences: [] })).status).toBe(428);
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose([], 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(3);
  });

  it.each([
    ['what is fixed', [{ type: 'account', channel: 'email', is_on: false }]],
    ['a channel that nothing serves', [{ type: 'response', channel: 'email', is_on: true }]],
    ['one cell twice', [...noResponses, { type: 'response', channel: 'in_app', is_on: true }]],
    ['what is not known', [{ type: 'weather', channel: 'in_app', is_on: true }]],
    ['more than was asked', [{ ...noResponses[0], is_fixed: false }]],
  ])('refuse %s', async (_what, preferences) => {
    expect((await choose(preferences, 0)).status).toBe(400);
    expect((await find()).version).toBe(0);
  });

  it('are kept for bookings as well', async () => {
    const [bookingId, professionalId] = [newUserId(), newUserId()];
    const data = {
      customerId: userId,
      professionalId,
      serviceId: 'plumbing.leak',
      requestId: null,
      startsAt: '2026-03-02T08:00:00.000Z',
    };
    const expire = async (): Promise<void> => {
      harness.clock.advance(1000);
      await harness.publish(bookingId, { type: 'osta.booking.booking-expired', data });
    };
    await expire();
    await vi.waitFor(async () => expect(await list()).toEqual(['booking']), 20_000);
    harness.clock.advance(1000);
    const noBookings = [{ type: 'booking', channel: 'in_app', is_on: false }];
    expect((await choose(noBookings, 0)).status).toBe(200);
    await expire();
    harness.clock.advance(1000);
    expect((await choose([], 1)).status).toBe(200);
    await expire();
    await vi.waitFor(async () => expect(await list()).toEqual(['booking', 'booking']), 20_000);
  });

  it('keep unwanted notifications out of list and bell from then on', async () => {
    const professionalId = newUserId();
    const happens = async ({ subject, type, data }: EventEnvelope): Promise<void> => {
      harness.clock.advance(1000);
      await harness.publish(subject, { type, data });
    };
    const quote = (): Promise<void> =>
      happens(quoteSubmitted({ customerId: userId, professionalId }));
    const request = (): Promise<void> => happens(professionalsInvited(professionalId, [userId]));

    await quote();
    await vi.waitFor(async () => expect(await list()).toEqual(['response']), patience);
    harness.clock.advance(1000);
    expect((await choose(noResponses, 0)).status).toBe(200);
    await quote();
    await request();
    await vi.waitFor(
      async () => expect(await list()).toEqual(['service_request', 'response']),
      patience,
    );
    harness.clock.advance(1000);
    expect((await choose([], 1)).status).toBe(200);
    await quote();
    await vi.waitFor(
      async () => expect(await list()).toEqual(['response', 'service_request', 'response']),
      patience,
    );
  });
});
