import { once } from 'node:events';
import { createServer } from 'node:http';

import { Pool } from 'pg';
import { Server } from 'socket.io';
import { v7 as uuidv7 } from 'uuid';

import type { BenchDatabase } from '../bench-database.ts';
import type { BadgeChain } from '../load/badge-chain.ts';
import { openPage } from '../load/open-page.ts';
import { newUser, quoteContent } from '../made-event.ts';
import type { ScenarioContext } from '../scenario.ts';
import { appendSql, createTablesSql, projectSql, readSql } from './floor-chain.sql.ts';

interface Read {
  readonly tx: string;
  readonly position: string;
  readonly id: string;
  readonly recipient: string;
  readonly data: unknown;
}

interface Counted {
  readonly recipient: string;
  readonly version: number;
}

interface FloorChainOptions {
  /** Polls at this interval, in milliseconds, instead of being notified. */
  readonly pollMs?: number;
}

/**
 * The simplest implementation of the same path: one insert, a notification in memory, a safe cursor,
 * one UNNEST statement, a room per person. No sessions, no validation, no retries.
 */
export async function floorChain(
  { url, pool: admin }: BenchDatabase,
  people: number,
  onEnd: ScenarioContext['onEnd'],
  { pollMs = 0 }: FloorChainOptions = {},
): Promise<BadgeChain> {
  const schema = pollMs === 0 ? 'floor' : 'polled';
  await admin.query(createTablesSql(schema));
  const [append, read, project] = [appendSql(schema), readSql(schema), projectSql(schema)];
  const writers = new Pool({ connectionString: url, max: 10 });
  const reader = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  for (const pool of [writers, reader]) pool.on('error', () => {});
  onEnd(() => Promise.all([writers.end(), reader.end()]));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens to no port');
  const sockets = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
  onEnd(() => sockets.close());
  sockets.on('connection', (socket) => {
    void socket.join(String(socket.handshake.headers['x-user']));
  });

  const users = Array.from({ length: people }, newUser);
  const listeners: ((person: number, count: number) => void)[] = [];
  for (const [person, user] of users.entries()) {
    const socket = await openPage(`http://127.0.0.1:${address.port}`, { 'x-user': user });
    onEnd(async () => socket.close());
    socket.on('badge', ({ version }: { readonly version: number }) => {
      for (const listen of listeners) listen(person, version);
    });
  }

  let cursor = ['0', '0'];
  let [isReading, isRung] = [false, false];
  async function drain(): Promise<void> {
    isRung = true;
    if (isReading) return;
    isReading = true;
    while (isRung) {
      isRung = false;
      const { rows } = await reader.query<Read>({
        name: 'floor.read',
        text: read,
        values: cursor,
      });
      const last = rows.at(-1);
      if (!last) continue;
      cursor = [last.tx, last.position];
      const { rows: counted } = await reader.query<Counted>({
        name: 'floor.project',
        text: project,
        values: [
          rows.map(({ recipient }) => recipient),
          rows.map(({ id }) => id),
          rows.map(({ data }) => JSON.stringify(data)),
          last.position,
        ],
      });
      for (const { recipient, version } of counted)
        sockets.to(recipient).emit('badge', { version });
      isRung = true;
    }
    isReading = false;
  }

  if (pollMs > 0) {
    const timer = setInterval(() => void drain(), pollMs);
    onEnd(async () => clearInterval(timer));
  }
  const professional = newUser();
  return {
    people,
    onBadge: (listener) => void listeners.push(listener),
    async commit(person) {
      const user = users[person] ?? professional;
      const { data } = quoteContent(user, professional);
      const values = [uuidv7(), uuidv7(), user, JSON.stringify(data)];
      await writers.query({ name: 'floor.append', text: append, values });
      if (pollMs === 0) void drain();
    },
  };
}
