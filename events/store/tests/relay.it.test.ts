import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { createRelay, publishAgain, type EventPublisher, type Relay } from '../src/relay.ts';
import { missingVersions, overtakenVersions } from '../src/testing/delivered-versions.ts';
import { patience } from '../src/testing/patience.ts';
import { publishedTable, type PublishedTable } from '../src/testing/published-table.ts';
import { newStream, recorder, recordUnderLoad, viewed } from '../src/testing/record-events.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';
const script = fileURLToPath(new URL('relay-process.ts', import.meta.url));

let database: RequestDatabase;
let broker: PublishedTable;
let relays: Relay[];
let children: ChildProcess[];
const doorbell = memoryDoorbell();

beforeEach(async () => {
  database = await requestDatabase();
  broker = await publishedTable(database.pool);
  relays = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(relays.map((relay) => relay.stop()));
  await database.drop();
});

function startRelay(publisher: EventPublisher = broker): Relay {
  const { pool } = database;
  const options = { pool, schema: 'request', topics: ['request'], doorbell } as const;
  const relay = createRelay({ ...options, publisher, safetyPollMs: 100, batchSize: 50 });
  relays.push(relay);
  relay.start();
  return relay;
}

async function isLeading(relay: Relay): Promise<boolean> {
  const { isLeader } = await relay.status();
  return isLeader;
}

/**
 * Starts a relay in a process of its own.
 *
 * @returns once it leads
 */
async function startRelayProcess(idleSeconds: number): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@osta/source', script, database.url, String(idleSeconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  await once(child.stdout, 'data');
  child.stdout.resume();
  return child;
}

/**
 * Waits until these versions are published.
 *
 * @returns those that came after a later one of their stream
 */
async function overtakenOf(newest: ReadonlyMap<string, number>): Promise<readonly string[]> {
  await vi.waitFor(async () => {
    expect(missingVersions(newest, await broker.published())).toEqual([]);
  }, patience);
  return overtakenVersions(await broker.published());
}

/** Waits until the leader has stored how far it has published. */
async function settled(relay: Relay): Promise<void> {
  await vi.waitFor(async () => {
    expect(await relay.status()).toMatchObject({ backlog: { events: 0, seconds: 0 } });
  }, patience);
}

describe('a relay', () => {
  it('publishes everything in order, once if nothing fails, and reports its backlog', async () => {
    const { pool } = database;
    const relay = startRelay();
    const newest = await recordUnderLoad(pool, doorbell, 15);
    expect(await overtakenOf(newest)).toEqual([]);
    await settled(relay);
    expect(await isLeading(relay)).toBe(true);
    await relay.stop();

    const successor = startRelay();
    const stream = newStream();
    await recorder(pool, doorbell).record(stream, viewed());
    expect(await overtakenOf(new Map([...newest, [stream, 1]]))).toEqual([]);
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from request.event',
    );
    expect(await broker.published()).toHaveLength(rows[0]?.count ?? 0);
    expect(await isLeading(successor)).toBe(true);
  });

  it('repeats a refused batch before it publishes later ones', async () => {
    let refusals = 0;
    startRelay({
      async publish(events) {
        refusals += 1;
        if (refusals <= 2) throw new Error('no leader for the partition');
        await broker.publish(events);
      },
    });
    const stream = newStream();
    const { record } = recorder(database.pool, doorbell);
    await record(stream, viewed());
    await record(stream, viewed());
    expect(await overtakenOf(new Map([[stream, 2]]))).toEqual([]);
    expect(await broker.published()).toHaveLength(2);
  });

  it('publishes everything again when its checkpoint is reset, also while idle', async () => {
    const relay = startRelay();
    const stream = newStream();
    await recorder(database.pool, doorbell).record(stream, viewed(), viewed());
    await settled(relay);
    await publishAgain(database.pool, 'request');
    await vi.waitFor(async () => {
      const published = await broker.published();
      expect(published.map(({ streamversion }) => streamversion)).toEqual([1, 2, 1, 2]);
    }, patience);
    await settled(relay);
  });

  it('continues after its connections are cut', async () => {
    const { pool, cutConnections } = database;
    startRelay();
    const { record } = recorder(pool, doorbell);
    const newest = new Map<string, number>();
    for (let round = 0; round < 5; round += 1) {
      const stream = newStream();
      for (let version = 1; version <= 10; version += 1) {
        await vi.waitFor(() => record(stream, viewed()), patience);
      }
      newest.set(stream, 10);
      await cutConnections();
    }
    expect(await overtakenOf(newest)).toEqual([]);
  });
});

describe('another relay of the same service', () => {
  it('takes over at once when the leader is killed', async () => {
    const idleSeconds = 10;
    const leader = await startRelayProcess(idleSeconds);
    const { record } = recorder(database.pool, doorbell);
    const standby = startRelay();
    const stream = newStream();
    await record(stream, viewed());
    expect(await overtakenOf(new Map([[stream, 1]]))).toEqual([]);
    expect(await isLeading(standby)).toBe(false);

    leader.kill('SIGKILL');
    const killed = performance.now();
    await record(stream, viewed());
    await vi.waitFor(async () => expect(await isLeading(standby)).toBe(true), patience);
    // Not as after the leader hangs
    expect(performance.now() - killed).toBeLessThan(idleSeconds * 1000);
    expect(await overtakenOf(new Map([[stream, 2]]))).toEqual([]);
  });

  it('takes over from a hanging leader, which cannot move the checkpoint afterwards', async () => {
    const idleSeconds = 2;
    const leader = await startRelayProcess(idleSeconds);
    const { record } = recorder(database.pool, doorbell);
    const standby = startRelay();
    const stream = newStream();
    await record(stream, viewed());
    expect(await overtakenOf(new Map([[stream, 1]]))).toEqual([]);

    await settled(standby);
    leader.kill('SIGSTOP');
    await record(stream, viewed());
    await vi.waitFor(async () => expect(await isLeading(standby)).toBe(true), patience);
    expect(await overtakenOf(new Map([[stream, 2]]))).toEqual([]);

    leader.kill('SIGCONT');
    for (let version = 3; version <= 20; version += 1) await record(stream, viewed());
    expect(await overtakenOf(new Map([[stream, 20]]))).toEqual([]);
    expect(await isLeading(standby)).toBe(true);
    expect(await broker.published()).toHaveLength(20);
  });
});
