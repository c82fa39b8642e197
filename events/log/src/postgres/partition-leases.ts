import type { Topic } from '@osta/contracts/topic';
import type { EventCursor } from '@osta/event-store/event-cursor';
import { keepConnected } from '@osta/event-store/keep-connected';
import { pause } from '@osta/event-store/pause';
import { DatabaseError, type Client, type Pool } from 'pg';

import { newestSql, tryLockSql, unlockSql } from './partition-leases.sql.ts';

/** A request to be the one reader of a topic for a group. */
export interface LeaseWish {
  readonly group: string;
  readonly topic: Topic;
  /** Called when the lease is granted; `signal` is aborted when another reader may have taken over. */
  readonly onGranted: (signal: AbortSignal) => void;
  /** Called about once a second while the lease is held, with the newest event of the topic. */
  readonly onNewest: (newest: EventCursor) => void;
}

/** The leases of this process on topics. */
export interface PartitionLeases {
  /**
   * Requests a lease.
   *
   * @returns a function that withdraws the request and releases the lease
   */
  want(wish: LeaseWish): () => Promise<void>;
  close(): Promise<void>;
}

export interface PartitionLeasesOptions {
  readonly pool: Pool;
  /** Schema of each topic. */
  readonly sources: Readonly<Record<Topic, string>>;
  /** Milliseconds between two checks. */
  readonly interval: number;
  readonly onProblem: (error: unknown) => void;
}

interface Wish extends LeaseWish {
  readonly name: string;
  /** Present while the lease is granted. */
  lease: AbortController | undefined;
  /** Called when a withdrawn request has been unlocked. */
  released: (() => void) | undefined;
}

interface NewestRow extends EventCursor {
  readonly topic: string;
}

/**
 * Creates leases by session advisory locks, all on one connection of this process.
 *
 * Losing the connection loses the leases, and a process that hangs loses the connection after ten seconds, so
 * no reader can hold a topic without reading it. The same connection checks for new events once an interval,
 * which covers lost rings and transactions that committed late.
 */
export function partitionLeases(options: PartitionLeasesOptions): PartitionLeases {
  const { pool, sources, interval, onProblem } = options;
  const wishes = new Set<Wish>();
  const look = pause();
  const closing = new AbortController();
  let session: Promise<void> | undefined;
  let isConnected = false;

  async function holdLeases(client: Client, signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => {
      for (const { lease } of wishes) lease?.abort(signal.reason);
      look.wake();
    });
    isConnected = true;
    try {
      while (!signal.aborted) {
        await release(client);
        await acquire(client, signal);
        await tellNewest(client);
        await look.wait(interval);
      }
    } finally {
      // Without the connection there are no locks
      isConnected = false;
      for (const wish of wishes) {
        wish.lease?.abort(signal.reason ?? new Error('The connection of the leases was lost'));
        wish.lease = undefined;
        settle(wish);
      }
    }
  }

  async function release(client: Client): Promise<void> {
    for (const wish of wishes) {
      if (!wish.released) continue;
      if (wish.lease) await client.query({ text: unlockSql, values: [wish.name] });
      wish.lease = undefined;
      settle(wish);
    }
  }

  async function acquire(client: Client, signal: AbortSignal): Promise<void> {
    const waiting = new Map<string, Wish>();
    const held = new Set([...wishes].filter(({ lease }) => lease).map(({ name }) => name));
    // A session may take its own lock twice: two readers in one process are kept apart here
    for (const wish of wishes) {
      if (!wish.lease && !wish.released && !held.has(wish.name)) waiting.set(wish.name, wish);
    }
    if (waiting.size === 0) return;
    const { rows } = await client.query<{ name: string }>({
      text: tryLockSql,
      values: [[...waiting.keys()]],
    });
    for (const { name } of rows) {
      const wish = waiting.get(name);
      if (!wish) continue;
      wish.lease = new AbortController();
      if (signal.aborted) wish.lease.abort(signal.reason);
      if (!wish.released) wish.onGranted(wish.lease.signal);
    }
  }

  async function tellNewest(client: Client): Promise<void> {
    const held = [...wishes].filter(({ lease }) => lease);
    const topics = [...new Set(held.map(({ topic }) => topic))];
    const rows = await newest(client, topics);
    for (const { topic, tx, position } of rows) {
      for (const wish of held) if (wish.topic === topic) wish.onNewest({ tx, position });
    }
  }

  async function newest(client: Client, topics: readonly Topic[]): Promise<readonly NewestRow[]> {
    if (topics.length === 0) {
      // A heartbeat: the server ends a session that is silent for ten seconds
      await client.query('select');
      return [];
    }
    try {
      const text = newestSql(topics.map((topic) => sources[topic]));
      const { rows } = await client.query<NewestRow>({ text, values: [...topics] });
      return rows;
    } catch (error) {
      // An error of a statement (a table that is being migrated) is no reason to release the leases
      if (!(error instanceof DatabaseError)) throw error;
      onProblem(error);
      return [];
    }
  }

  function settle(wish: Wish): void {
    if (!wish.released) return;
    wishes.delete(wish);
    wish.released();
  }

  return {
    want(wanted: LeaseWish): () => Promise<void> {
      const wish: Wish = {
        ...wanted,
        name: `${wanted.group}/${wanted.topic}`,
        lease: undefined,
        released: undefined,
      };
      wishes.add(wish);
      session ??= keepConnected(
        { pool, idleSeconds: 10, signal: closing.signal, onProblem },
        holdLeases,
      );
      look.wake();
      return () =>
        new Promise<void>((resolve) => {
          wish.released = resolve;
          if (isConnected) look.wake();
          else settle(wish);
        });
    },

    async close(): Promise<void> {
      closing.abort(new Error('The event log was closed'));
      await session;
    },
  };
}
