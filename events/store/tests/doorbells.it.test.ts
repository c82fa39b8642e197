import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Doorbell } from '../src/doorbell.ts';
import { memoryDoorbell } from '../src/memory-doorbell.ts';
import { postgresDoorbell, type PostgresDoorbell } from '../src/postgres-doorbell.ts';
import { patience } from '../src/testing/patience.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

/** Counts the rings of one topic. */
function listenTo(doorbell: Doorbell, topic: string): () => number {
  let rings = 0;
  doorbell.listen(topic, () => {
    rings += 1;
  });
  return () => rings;
}

describe('memoryDoorbell', () => {
  it('notifies listeners of the topic, once for many rings, until they stop', async () => {
    const doorbell = memoryDoorbell();
    const request = listenTo(doorbell, 'request');
    const account = listenTo(doorbell, 'account');
    let late = 0;
    const hangUp = doorbell.listen('request', () => {
      late += 1;
    });
    for (let ring = 0; ring < 100; ring += 1) doorbell.ring('request');
    await vi.waitFor(() => expect([request(), account(), late]).toEqual([1, 0, 1]), patience);
    hangUp();
    doorbell.ring('request');
    await vi.waitFor(() => expect(request()).toBe(2), patience);
    expect(late).toBe(1);
  });
});

describe('postgresDoorbell', () => {
  let database: RequestDatabase;
  let here: PostgresDoorbell;
  let there: PostgresDoorbell;

  beforeEach(async () => {
    database = await requestDatabase();
    const { pool } = database;
    here = postgresDoorbell({ pool });
    there = postgresDoorbell({ pool });
  });

  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.drop();
  });

  /** Rings until it is heard: the listener connects in the background. */
  async function connect(rings: () => number): Promise<void> {
    await vi.waitFor(() => {
      here.ring('request');
      expect(rings()).toBeGreaterThan(0);
    }, patience);
    await settled();
  }

  /** Waits until this process listens to others, too: as soon as it does, it notifies all its listeners once. */
  async function listening(): Promise<void> {
    const greeted = listenTo(here, 'greeting');
    await vi.waitFor(() => {
      there.ring('greeting');
      expect(greeted()).toBeGreaterThan(0);
    }, patience);
  }

  /** Waits until all earlier rings were heard: they arrive in order, and this one is the last. */
  async function settled(): Promise<void> {
    const heard = listenTo(there, 'the last');
    here.ring('the last');
    await vi.waitFor(() => expect(heard()).toBeGreaterThan(0), patience);
  }

  it('is heard in another process, and in this one at once', async () => {
    const [near, far] = [listenTo(here, 'request'), listenTo(there, 'request')];
    const other = listenTo(there, 'account');
    await connect(far);
    await listening();
    const [nearBefore, farBefore, otherBefore] = [near(), far(), other()];
    here.ring('request');
    await vi.waitFor(() => expect(far()).toBe(farBefore + 1), patience);
    expect(near()).toBe(nearBefore + 1);
    expect(other()).toBe(otherBefore);
  });

  it('combines many rings into a few', async () => {
    const far = listenTo(there, 'request');
    await connect(far);
    const before = far();
    for (let ring = 0; ring < 500; ring += 1) {
      here.ring('request');
      if (ring % 10 === 0) await new Promise(setImmediate);
    }
    await settled();
    expect(far()).toBeGreaterThan(before);
    expect(far() - before).toBeLessThan(100);
  });

  it('notifies everybody after a lost connection, since rings may be lost', async () => {
    const far = listenTo(there, 'request');
    await connect(far);
    const before = far();
    await database.cutConnections();
    await vi.waitFor(() => expect(far()).toBeGreaterThan(before), patience);
    await connect(far);
    const again = far();
    here.ring('request');
    await vi.waitFor(() => expect(far()).toBeGreaterThan(again), patience);
  });
});
