import { setTimeout as sleep } from 'node:timers/promises';

import type { Client, Pool } from 'pg';

import type { Doorbell } from './doorbell.ts';
import { keepConnected } from './keep-connected.ts';
import { memoryDoorbell } from './memory-doorbell.ts';
import { pause } from './pause.ts';

/** A doorbell that reaches other processes. */
export interface PostgresDoorbell extends Doorbell {
  /** Ends both connections. Rings after it are heard in this process alone. */
  close(): Promise<void>;
}

export interface PostgresDoorbellOptions {
  /** Where the two connections lead. */
  readonly pool: Pool;
  /** Told about every lost connection; it is opened again. */
  readonly onProblem?: (error: unknown) => void;
}

const channel = 'osta_doorbell';
const ringSql = `select pg_notify('${channel}', topic) from unnest($1::text[]) as topic`;

/** Milliseconds between two signs of life: a server that went silently is noticed by the lack of them. */
const heartbeat = 20_000;

/**
 * Rings by NOTIFY: on a connection of its own, after the commit, one statement at a time. Rings that come
 * meanwhile become one.
 *
 * NOTIFY inside the transaction of the command takes one lock for the whole server at commit: 74 to 82 % of
 * the write throughput.
 *
 * Connections are opened when they are needed. After a lost one everybody is rung, since rings may have been
 * missed. Listeners in this process hear at once.
 */
export function postgresDoorbell(options: PostgresDoorbellOptions): PostgresDoorbell {
  const { pool, onProblem = () => {} } = options;
  const here = memoryDoorbell();
  const heard = new Set<string>();
  const unsent = new Set<string>();
  const toSend = pause();
  const closing = new AbortController();
  const connected = { pool, idleSeconds: 0, signal: closing.signal, onProblem };
  let ownSession: number | undefined;
  let ringing: Promise<void> | undefined;
  let listening: Promise<void> | undefined;

  async function sendRings(client: Client, signal: AbortSignal): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    ownSession = rows[0]?.pid;
    signal.addEventListener('abort', () => toSend.wake());
    while (!signal.aborted) {
      const topics = [...unsent];
      unsent.clear();
      try {
        await client.query({ name: 'ring', text: ringSql, values: [topics] });
      } catch (error) {
        for (const topic of topics) unsent.add(topic);
        throw error;
      }
      if (unsent.size === 0) await toSend.wait(heartbeat);
    }
  }

  async function hearRings(client: Client, signal: AbortSignal): Promise<void> {
    client.on('notification', ({ payload = '', processId }) => {
      if (processId !== ownSession) here.ring(payload);
    });
    await client.query(`listen ${channel}`);
    for (const topic of heard) here.ring(topic);
    while (!signal.aborted) {
      await sleep(heartbeat, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await client.query('select');
    }
  }

  return {
    ring(topic: string): void {
      here.ring(topic);
      unsent.add(topic);
      ringing ??= keepConnected(connected, sendRings);
      toSend.wake();
    },

    listen(topic: string, listener: () => void): () => void {
      heard.add(topic);
      listening ??= keepConnected(connected, hearRings);
      return here.listen(topic, listener);
    },

    async close(): Promise<void> {
      closing.abort();
      await Promise.all([ringing, listening]);
    },
  };
}
