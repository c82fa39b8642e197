import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { NotificationList } from '@osta/contracts/notification/api';
import { patience } from '@osta/event-store/testing/patience';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { newUserId, quoteSubmitted, userRegistered } from './recorded-events.ts';

const missing = await unavailable('postgres');

describe.skipIf(missing)('/api/notifications', () => {
  let harness: ServiceHarness;
  let reader: UserId;
  let professionalId: UserId;
  let client: TestClient;

  beforeAll(async () => {
    harness = await startHarness(notificationManifest);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    reader = newUserId();
    professionalId = newUserId();
    client = await harness.as(reader);
  });

  function publish({ subject, type, data, actor }: EventEnvelope): Promise<EventEnvelope> {
    return harness.publish(subject, { type, data }, actor);
  }

  /**
   * Adds so many quotes for the reader, each of its own request, and waits until the list shows
   * them.
   */
  async function quotes(count: number): Promise<void> {
    const before = (await list()).total_count;
    for (let n = 0; n < count; n += 1) {
      await publish(quoteSubmitted({ customerId: reader, professionalId }));
    }
    await vi.waitFor(async () => expect((await list()).total_count).toBe(before + count), patience);
  }

  async function list(query = '', headers = {}): Promise<NotificationList['data']> {
    const { status, body } = await client.get(`/api/notifications${query}`, headers);
    expect(status).toBe(200);
    return NotificationList.parse(body).data;
  }

  it('is empty for a person without notifications', async () => {
    const empty = { notifications: [], total_count: 0, unread_count: 0, version: 0, newest: 0 };
    expect(await list()).toEqual(empty);
    expect(await list('?limit=0&unread_only=true')).toEqual(empty);
    expect(await list('?unread_only=true&offset=10')).toEqual(empty);
  });

  it('gives ten a page, and the totals with every page', async () => {
    await quotes(12);
    const first = await list();
    const second = await list('?offset=10&limit=10');
    const beyond = await list('?offset=100');
    expect([first, second, beyond].map(({ notifications }) => notifications.length)).toEqual([
      10, 2, 0,
    ]);
    for (const page of [first, second, beyond]) {
      expect(page).toMatchObject({ total_count: 12, unread_count: 12, version: 12, newest: 12 });
    }
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });

  it('counts for the bell without items, from the counter alone', async () => {
    await quotes(2);
    expect(await list('?limit=0&unread_only=true')).toMatchObject({
      notifications: [],
      unread_count: 2,
      total_count: 2,
    });
  });

  it("has names and services in the reader's language, which is not stored", async () => {
    await publish(userRegistered(professionalId, 'عمر Omar'));
    await quotes(1);
    // The names come by a subscription of their own, which may be behind that of the notifications
    await vi.waitFor(
      async () =>
        expect((await list()).notifications[0]?.metadata).toMatchObject({
          professional_name: 'عمر Omar',
        }),
      20_000,
    );
    const english = await list('', { 'accept-language': 'en-GB,en;q=0.9' });
    const arabic = await list('', { 'accept-language': 'ar-LY' });
    const metadata = [english, arabic].map(({ notifications }) => notifications[0]?.metadata);
    expect(metadata).toMatchObject([
      { service_name: 'Leak detection and repair', professional_name: 'عمر Omar' },
      { service_name: 'كشف وتصليح تسريبات', professional_name: 'عمر Omar' },
    ]);
    expect(metadata[0]?.customer_name).toBeNull();
  });

  it('marks one, and has no effect the second time', async () => {
    await quotes(2);
    const [newest] = (await list()).notifications;
    const path = `/api/notifications/${newest?.id}/read`;
    for (const answer of [await client.post(path), await client.post(path)]) {
      expect(answer).toMatchObject({ status: 200, body: { unread: 1, version: 3 } });
    }
    expect((await list()).notifications.map(({ is_read: isRead }) => isRead)).toEqual([
      true,
      false,
    ]);
    const unread = await list('?unread_only=true');
    expect(unread).toMatchObject({ total_count: 1, unread_count: 1 });
    expect(unread.notifications).toHaveLength(1);
  });

  it('marks all, or those that the reader saw', async () => {
    await quotes(2);
    const { newest } = await list();
    await quotes(1);
    const seen = await client.post('/api/notifications/mark-all-read', { up_to: newest });
    expect(seen).toMatchObject({ status: 200, body: { unread: 1 } });
    const all = await client.post('/api/notifications/mark-all-read');
    expect(all).toMatchObject({ status: 200, body: { unread: 0 } });
    expect((await list('?unread_only=true')).notifications).toEqual([]);
  });

  it('answers alike for foreign and missing notifications', async () => {
    await quotes(1);
    const [own] = (await list()).notifications;
    const stranger = await harness.as(newUserId());
    for (const [who, id] of [
      [stranger, own?.id],
      [client, uuidv4()],
    ] as const) {
      const { status, body } = await who.post(`/api/notifications/${id}/read`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'NOTIFICATION_NOT_FOUND', status: 404 });
    }
    expect((await list()).unread_count).toBe(1);
  });

  it('requires a session, registered or not', async () => {
    const { guest } = harness;
    const answers = [
      await guest.get('/api/notifications'),
      await guest.post(`/api/notifications/${uuidv4()}/read`),
      await guest.post('/api/notifications/mark-all-read'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const newcomer = await harness.as(newUserId(), { kind: null });
    expect((await newcomer.get('/api/notifications')).status).toBe(200);
  });

  const one = `/api/notifications/${uuidv4()}/read`;
  const all = '/api/notifications/mark-all-read';
  const bad: readonly (readonly [
    string,
    'get' | 'post',
    string,
    unknown,
    object,
    number,
    string,
  ])[] = [
    ['a limit below', 'get', '?limit=-1', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['a limit beyond', 'get', '?limit=51', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['a limit of words', 'get', '?limit=ten', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['half a limit', 'get', '?limit=1.5', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['two limits', 'get', '?limit=1&limit=2', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['an offset below', 'get', '?offset=-1', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['an offset beyond', 'get', '?offset=10001', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['perhaps unread', 'get', '?unread_only=yes', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['an unknown query', 'get', '?page=2', undefined, {}, 400, 'VALIDATION_FAILED'],
    ['an id of words', 'post', '/api/notifications/first/read', {}, {}, 400, 'VALIDATION_FAILED'],
    [
      'SQL for an id',
      'post',
      "/api/notifications/'%20or%201=1--/read",
      {},
      {},
      400,
      'VALIDATION_FAILED',
    ],
    ['a body for one', 'post', one, { read: true }, {}, 400, 'VALIDATION_FAILED'],
    ['a watermark of words', 'post', all, { up_to: 'all' }, {}, 400, 'VALIDATION_FAILED'],
    ['a watermark below', 'post', all, { up_to: -1 }, {}, 400, 'VALIDATION_FAILED'],
    ['half a watermark', 'post', all, { up_to: 1.5 }, {}, 400, 'VALIDATION_FAILED'],
    ['a watermark beyond numbers', 'post', all, { up_to: 1e300 }, {}, 400, 'VALIDATION_FAILED'],
    ['an unknown field', 'post', all, { upTo: 1 }, {}, 400, 'VALIDATION_FAILED'],
    ['a list for a body', 'post', all, [], {}, 400, 'VALIDATION_FAILED'],
    ['half a body', 'post', all, '{"up_to":', {}, 400, 'MALFORMED_BODY'],
    [
      'a form',
      'post',
      all,
      'up_to=1',
      { 'content-type': 'text/plain' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no csrf header', 'post', all, {}, { 'x-csrf': '' }, 403, 'CROSS_SITE_REFUSED'],
    [
      'a foreign origin',
      'post',
      one,
      {},
      { origin: 'https://evil.example' },
      403,
      'CROSS_SITE_REFUSED',
    ],
  ];

  it.each(bad)(
    'refuses %s and changes nothing',
    async (_name, method, path, body, headers, status, code) => {
      await quotes(1);
      const target = method === 'get' ? `/api/notifications${path}` : path;
      const answer =
        method === 'get'
          ? await client.get(target, { ...headers })
          : await client.post(target, body, { ...headers });
      expect(answer.body).toMatchObject({ code, status });
      expect(answer.status).toBe(status);
      expect(await list()).toMatchObject({ unread_count: 1, version: 1 });
    },
  );

  it('answers unknown operations with the known ones', async () => {
    const { status, headers } = await client.put('/api/notifications', {});
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});
