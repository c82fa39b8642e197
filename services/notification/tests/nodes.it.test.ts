import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { UserId } from '@osta/contracts/ids';
import { patience } from '@osta/event-store/testing/patience';
import { startRedis, type Redis } from '@osta/infrastructure/redis-server';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices, type Host } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { testConfig } from '@osta/platform/testing/test-config';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { open, signIn, type Page, type SignedIn } from './browsers.ts';
import { newUserId, quoteSubmitted, recorded } from './recorded-events.ts';

const missing = await unavailable('postgres', 'redis');

describe.skipIf(missing)('two nodes over Redis', () => {
  let folder: string;
  let redis: Redis;
  let here: ServiceHarness;
  let there: Host;
  let reader: UserId;
  let session: SignedIn;
  let pages: Page[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'osta-nodes-'));
    redis = await startRedis({ dataDirectory: folder });
    here = await startHarness(notificationManifest, { config: { redisUrl: redis.url } });
    const config = testConfig(here.databaseUrl, { redisUrl: redis.url });
    const telemetry = createTelemetry({ name: 'there', level: 'error', otlpUrl: null });
    there = await hostServices({
      name: 'notification',
      modules: [notificationManifest],
      config,
      telemetry,
      clock: systemClock,
      eventing: createEventing({ config, telemetry, isAlone: false, service: 'notification' }),
    });
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    reader = newUserId();
    session = await signInReader();
    pages = [await open(here.url, session), await open(there.url, session)];
    await bellsShow(0);
  });
  afterEach(() => {
    for (const page of pages) page.close();
  });

  function signInReader(): Promise<SignedIn> {
    const { sessionCookie } = testConfig(here.databaseUrl);
    return signIn((sql, values) => here.query(sql, values), sessionCookie, reader);
  }

  async function bellsShow(unread: number): Promise<void> {
    await Promise.all(pages.map((page) => page.shows(unread)));
  }

  async function quote(): Promise<void> {
    const { subject, type, data, actor } = quoteSubmitted({
      customerId: reader,
      professionalId: newUserId(),
    });
    await here.publish(subject, { type, data }, actor);
  }

  async function endSession(): Promise<void> {
    const data = { sessionIds: [session.sessionId], cause: 'signed-out' };
    const { type, data: content } = recorded('osta.account.session-revoked', data);
    await here.query('delete from identity.session where id = $1', [session.sessionId]);
    await here.publish(reader, { type, data: content }, reader);
  }

  it('update the bells on both', async () => {
    await quote();
    await bellsShow(1);
    const client = await here.as(reader);
    await client.post('/api/notifications/mark-all-read');
    await bellsShow(0);
    expect(pages.map(({ hints }) => hints.at(-1)?.version)).toEqual([2, 2]);
  });

  it('close an ended session on both', async () => {
    await endSession();
    await Promise.all(pages.map((page) => page.isLetGo()));
    expect(pages.map(({ socket }) => socket.connected)).toEqual([false, false]);
  });

  it('continue without Redis, and catch up as soon as it is back', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const { port } = redis;
    await redis.stop();

    for (let n = 0; n < 5; n += 1) await quote();
    await vi.waitFor(async () => {
      const [row] = await here.query<{ unread: number }>(
        'select unread from notification.notification_counter where user_id = $1',
        [reader],
      );
      expect(row?.unread).toBe(5);
    }, patience);
    // One of the two nodes projects: its pages hear directly, the others after the outage
    await vi.waitFor(() => expect(pages.some((page) => page.shown() === 5)).toBe(true), patience);
    expect(pages.some((page) => page.shown() === 0)).toBe(true);

    redis = await vi.waitFor(() => startRedis({ dataDirectory: folder, port }), patience);
    await bellsShow(5);
    await quote();
    await bellsShow(6);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('close a session that ended while Redis was away', async () => {
    const { port } = redis;
    await redis.stop();
    await endSession();
    await vi.waitFor(
      () => expect(pages.some(({ socket }) => !socket.connected)).toBe(true),
      patience,
    );

    redis = await vi.waitFor(() => startRedis({ dataDirectory: folder, port }), patience);
    await Promise.all(pages.map((page) => page.isLetGo()));
    expect(pages.map(({ socket }) => socket.connected)).toEqual([false, false]);
  });
});
