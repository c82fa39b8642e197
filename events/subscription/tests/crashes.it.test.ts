import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { patience } from '@osta/event-store/testing/patience';
import {
  newStream,
  recorder,
  recordUnderLoad,
  viewed,
} from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { effects, type Effects } from '../src/testing/effects.ts';

const script = fileURLToPath(new URL('reader-process.ts', import.meta.url));
const doorbell = memoryDoorbell();

let database: RequestDatabase;
let list: Effects;
let children: ChildProcess[];

beforeEach(async () => {
  database = await requestDatabase();
  list = await effects(database.pool);
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function startReader(deadly = ''): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@osta/source', script, database.url, deadly],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  children.push(child);
  child.stdout.resume();
  return child;
}

describe('a reader process', () => {
  it('that an event crashes three times parks its stream, and others continue', async () => {
    const { record } = recorder(database.pool, doorbell);
    const [deadly, healthy] = [newStream(), newStream()];
    await record(healthy, viewed());
    await record(deadly, viewed(), viewed());
    await record(healthy, viewed());

    for (let crash = 1; crash <= 3; crash += 1) {
      const [, signal] = await once(startReader(deadly), 'exit');
      expect(signal).toBe('SIGABRT');
    }
    startReader(deadly);
    await vi.waitFor(async () => expect(await list.of(healthy)).toEqual(['v1', 'v2']), patience);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        'select stream_id, reason from reader.parked_event order by stream_version',
      );
      expect(rows).toEqual([
        { stream_id: deadly, reason: 'crashed' },
        { stream_id: deadly, reason: 'behind' },
      ]);
    }, patience);
    expect(await list.disordered()).toEqual([]);
  });

  it('that is killed repeatedly under load applies every event once', async () => {
    const over = new AbortController();
    const kill = async (): Promise<number> => {
      let kills = 0;
      for (; !over.signal.aborted || kills < 4; kills += 1) {
        const [child, standby] = [startReader(), startReader()];
        await once(child.stdout ?? child, 'data');
        await letTimePass(Math.random() * 300, 'killed at any moment');
        child.kill('SIGKILL');
        standby.kill('SIGKILL');
      }
      return kills;
    };
    const killing = kill();
    const committed = await recordUnderLoad(database.pool, doorbell, 40);
    over.abort();
    expect(await killing).toBeGreaterThanOrEqual(4);
    startReader();
    const total = [...committed.values()].reduce((sum, version) => sum + version, 0);
    await vi.waitFor(async () => expect(await list.count()).toBe(total), patience);
    expect(await list.disordered()).toEqual([]);
  });
});
