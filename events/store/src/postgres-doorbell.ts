import { setTimeout as sleep } from 'node:timers/promises';

import type { Client, Pool } from 'pg';

import type { Doorbell } from './doorbell.ts';
import { keepConnected } from './keep-connected.ts';
import { memoryDoorbell } from './memory-doorbell.ts';
import { pause } from './pause.ts';

/** A doorbell that reaches other processes. */
export interface PostgresDoorbell extends Doorbell {
  /** Closes both connections. Later rings are heard in this process only. */
  close(): Promise<void>;
}

export interface PostgresDoorbellOptions {
  /** Its settings are used for the two connections. */
  readonly pool: Pool;
  /** Called for every lost connection, which is then reopened. */
  readonly onProblem?: (error: unknown) => void;
}

const channel = 'osta_doorbell';
const ringSql = `select pg_notify('${channel}', topic) from unnest($1::text[]) as topic`;

/** Milliseconds between two heartbeats: a missing answer reveals a server that disappeared silently. */
const heartbeat = 20_000;

/**
 * Creates a doorbell that rings by NOTIFY, on a dedicated connection, after the commit, one statement at a
 * time. Rings made meanwhile become one.
 *
 * NOTIFY inside the command's transaction takes a lock for the whole server at commit, which costs 74 to 82 %
 * of the write throughput.
 *
 * Connections are opened on first use. After a lost connection every listener is called, because rings may have
 * been missed. Listeners in this process are called at once.
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
