import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { patience } from '@osta/event-store/testing/patience';
import { startRedis, type Redis as RedisServer } from '@osta/infrastructure/redis-server';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { UnreadHint } from '../src/domain/unread-hint.ts';
import type { RealtimeBus, RealtimeMessage } from '../src/realtime/realtime-bus.ts';
import { redisBus } from '../src/realtime/redis-bus.ts';
import { newUserId } from './recorded-events.ts';

const missing = await unavailable('redis');

function hint(version: number): UnreadHint {
  return { userId: newUserId(), unread: version, version };
}

/** A node, and what it hears. */
interface Node {
  readonly bus: RealtimeBus;
  readonly heard: RealtimeMessage[];
  gaps: number;
}

describe.skipIf(missing)('the bus over Redis', () => {
  let folder: string;
  let server: RedisServer;
  let connection: Redis;
  let nodes: readonly [Node, Node];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'osta-redis-bus-'));
    server = await startRedis({ dataDirectory: folder });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    connection = new Redis(server.url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
    connection.on('error', () => {});
    nodes = [node(), node()];
    await areListening();
  });
  afterEach(async () => {
    for (const { bus } of nodes) await bus.close();
    connection.disconnect();
  });

  function node(): Node {
    const bus = redisBus({ redis: connection, log: pino({ level: 'silent' }), limit: 3 });
    const made: Node = { bus, heard: [], gaps: 0 };
    bus.listen({
      onMessage: (message) => made.heard.push(message),
      onGap: () => {
        made.gaps += 1;
      },
    });
    return made;
  }

  async function areListening(): Promise<void> {
    await vi.waitFor(() => expect(nodes.every(({ gaps }) => gaps > 0)).toBe(true), patience);
  }

  const versions = ({ heard }: Node): readonly number[] =>
    heard.flatMap(({ hints }) => hints.map(({ version }) => version));

  it('reaches every node once, and the own one at once', async () => {
    const [one, other] = nodes;
    one.bus.publish({ hints: [hint(1)], revoked: ['session'] });
    expect(versions(one)).toEqual([1]);
    await vi.waitFor(() => expect(other.heard).toEqual(one.heard), patience);
    other.bus.publish({ revoked: ['another'] });
    await vi.waitFor(() => expect(one.heard).toHaveLength(2), patience);
    expect(one.heard).toEqual(other.heard);
  });

  it('combines what arrives while a message is being sent', async () => {
    const [one, other] = nodes;
    const person = newUserId();
    for (let version = 1; version <= 500; version += 1) {
      one.bus.publish({ hints: [{ userId: person, unread: version, version }] });
    }
    await vi.waitFor(() => expect(versions(other).at(-1)).toBe(500), patience);
    expect(other.heard.length).toBeLessThan(50);
  });

  it('ignores foreign messages', async () => {
    const [one, other] = nodes;
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '{"from":1}',
      '{"from":"x","hints":[{}],"revoked":[]}',
    ]) {
      await connection.publish('osta:realtime', text);
    }
    one.bus.publish({ hints: [hint(7)] });
    await vi.waitFor(() => expect(versions(other)).toEqual([7]), patience);
  });

  it('keeps the newest hints while Redis is away, and sends them when it is back', async () => {
    const [one, other] = nodes;
    const { port } = server;
    await server.stop();
    for (const version of [1, 2, 3, 4, 5]) one.bus.publish({ hints: [hint(version)] });
    expect(versions(one)).toEqual([1, 2, 3, 4, 5]);
    for (const each of nodes) each.gaps = 0;

    server = await vi.waitFor(() => startRedis({ dataDirectory: folder, port }), patience);
    await areListening();
    one.bus.publish({ hints: [hint(6)] });
    await vi.waitFor(() => expect(versions(other)).toContain(6), patience);
    // Three fit. Those that were sent before the other node listened again count as its gap
    expect([3, 4, 5, 6]).toEqual(expect.arrayContaining([...versions(other)]));
  });

  it('continues after Redis has hung', async () => {
    const [one, other] = nodes;
    process.kill(server.pid, 'SIGSTOP');
    one.bus.publish({ hints: [hint(1)] });
    await letTimePass(1500, 'longer than a command may take');
    one.bus.publish({ hints: [hint(2)] });
    process.kill(server.pid, 'SIGCONT');
    await vi.waitFor(
      () => expect(versions(other)).toEqual(expect.arrayContaining([1, 2])),
      patience,
    );
  });
});
