import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { UserId } from '@osta/contracts/ids';
import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { createSessionReader } from '@osta/platform/auth/session-reader';
import { rawSocket } from '@osta/platform/testing/raw-socket';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { countUnread } from '../src/queries/count-unread.ts';
import { memoryBus } from '../src/realtime/memory-bus.ts';
import type { RealtimeBus } from '../src/realtime/realtime-bus.ts';
import { socketGateway, type SocketGateway } from '../src/realtime/socket-gateway.ts';
import { knock, open, signIn, type Page, type SignedIn } from './browsers.ts';
import { newUserId } from './recorded-events.ts';

const missing = await unavailable('postgres');

describe.skipIf(missing)('the gateway', () => {
  let harness: ServiceHarness;
  let pool: Pool;
  let bus: RealtimeBus;
  let options: Parameters<typeof socketGateway>[0];
  let gateway: SocketGateway;
  let server: Server;
  let url: string;
  let reader: UserId;
  let session: SignedIn;
  let page: Page;

  beforeAll(async () => {
    // Provides the tables of sessions and counters; the gateway under test is another one
    harness = await startHarness(notificationManifest);
  });
  afterAll(() => harness.stop());

  beforeEach(async () => {
    const config = testConfig(harness.databaseUrl);
    pool = testPool(harness.databaseUrl, { max: 3 });
    bus = memoryBus();
    server = createServer();
    options = {
      origins: new Set([testOrigin]),
      sessions: createSessionReader(pool, config),
      countUnread: countUnread(pool),
      bus,
      log: pino({ level: 'error' }),
      recheckInterval: 100,
    };
    gateway = socketGateway(options);
    gateway.attach(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // listen(0) gives a socket address
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    reader = newUserId();
    session = await signIn(
      (sql, values) => harness.query(sql, values),
      config.sessionCookie,
      reader,
    );
    page = await open(url, session);
  });
  afterEach(async () => {
    page.close();
    await gateway.close();
    server.close();
    await pool.end();
  });

  it('makes at most 20 hints of a thousand changes within a second, and the last is exact', async () => {
    await page.shows(0);
    const began = performance.now();
    for (let version = 1; version <= 1000; version += 1) {
      bus.publish({ hints: [{ userId: reader, unread: version, version }] });
      if (version % 10 === 0) await letTimePass(9, 'a second for a thousand');
    }
    await page.shows(1000);
    const seconds = (performance.now() - began) / 1000;
    expect(page.hints.length - 1).toBeLessThanOrEqual(20 * Math.max(1, seconds));
  });

  it('closes an ended session at its next check when nothing reported it', async () => {
    await harness.query('delete from identity.session where id = $1', [session.sessionId]);
    await page.isLetGo();
    expect(await knock(url, session)).toBe('websocket error');
  });

  it('keeps all sockets while the database does not answer, and accepts none', async () => {
    const reading = vi.spyOn(pool, 'query');
    await harness.query('alter view identity.live_session rename to away');
    reading.mockClear();
    await vi.waitFor(() => expect(reading.mock.calls.length).toBeGreaterThan(2), patience);
    expect(page.socket.connected).toBe(true);
    expect(await knock(url, session)).toBe('websocket error');

    await harness.query('alter view identity.away rename to live_session');
    await vi.waitFor(async () => expect(await knock(url, session)).toBe('connected'), patience);
    expect(page.socket.connected).toBe(true);
  });

  it('lets go of a socket whose owner says nothing', async () => {
    const strict = socketGateway({ ...options, connectTimeout: 200 });
    const other = createServer();
    strict.attach(other);
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const silent = await rawSocket(`http://127.0.0.1:${port}`, session.cookie);
    await silent.isLetGo();
    expect(silent.isOpen).toBe(false);
    await strict.close();
    other.close();
  });

  it('closes all sockets when it closes, so that the server can close', async () => {
    await gateway.close();
    await page.isLetGo();
    server.close();
    await once(server, 'close');
    expect(server.listening).toBe(false);
  });

  it('reads the counts of many new sockets in a few statements', async () => {
    const { sessionCookie } = testConfig(harness.databaseUrl);
    const people = Array.from({ length: 60 }, newUserId);
    await harness.query(
      `insert into notification.notification_counter (user_id, unread, total, readings, newest)
       select id, n, n, 0, n from unnest($1::uuid[]) with ordinality as p (id, n)`,
      [people],
    );
    const sessions = await Promise.all(
      people.map((each) =>
        signIn((sql, values) => harness.query(sql, values), sessionCookie, each),
      ),
    );
    const asked = vi.spyOn(pool, 'query');
    const pages = await Promise.all(sessions.map((each) => open(url, each)));
    await Promise.all(pages.map((each, index) => each.shows(index + 1)));
    const counting = asked.mock.calls.filter(([statement]) =>
      JSON.stringify(statement).includes('count-unread-of-many'),
    );
    expect(counting.length).toBeLessThan(60);
    for (const each of pages) {
      expect(each.hints).toHaveLength(1);
      each.close();
    }
  });
});
