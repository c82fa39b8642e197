import type { UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { Logger } from 'pino';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

import type { UnreadHint } from '../domain/unread-hint.ts';
import type { CountUnread } from '../queries/count-unread.ts';
import type { Visitor } from './admission.ts';
import { coalesce } from './coalesce.ts';

/** What the server says: the hint, nothing else. */
interface ServerEvents {
  unread: (count: UnreadCount) => void;
}

/** What a client may say: nothing. */
type ClientEvents = Readonly<Record<string, never>>;

/** A connected browser. */
export type Bell = Socket<ClientEvents, ServerEvents, DefaultEventsMap, Visitor>;

/** All of one node. */
export type BellServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, Visitor>;

/** Rings the bells that are connected to one node. */
export interface Bells {
  /** Tells somebody who has just come how many there are. */
  greet(bell: Bell): void;
  /** Tells a person, as soon as the last hint to them is old enough. */
  ring(hint: UnreadHint): void;
  /** Tells everybody what is true now. */
  ringAll(): Promise<void>;
  stop(): void;
}

/**
 * 1,000 events within a second become at most 18 hints (performance P20). It also bounds what waits for
 * a client who does not read: the missing pong ends that one first.
 */
const hintInterval = 60;

/** Bells that are counted in one statement. */
const countedAtOnce = 500;

/** The room of all devices of a person. */
export function roomOf(userId: UserId): string {
  return `user:${userId}`;
}

export function createBells(io: BellServer, countUnread: CountUnread, log: Logger): Bells {
  const waiting: Bell[] = [];
  let isGreeting = false;
  const coalescing = coalesce(hintInterval, ({ userId, unread, version }) => {
    io.to(roomOf(userId)).emit('unread', { unread, version });
  });

  function ring(hint: UnreadHint): void {
    if (io.of('/').adapter.rooms.has(roomOf(hint.userId))) coalescing.offer(hint);
  }

  /** A storm of newcomers is counted in few statements: those who come meanwhile share the next one. */
  async function greetWaiting(): Promise<void> {
    if (isGreeting) return;
    isGreeting = true;
    while (waiting.length > 0) {
      const bells = waiting.splice(0, countedAtOnce);
      const userIds = [...new Set(bells.map(({ data }) => data.userId))];
      try {
        const hints = new Map(
          (await countUnread(userIds)).map(({ userId, ...count }) => [userId, count]),
        );
        for (const bell of bells) {
          const count = hints.get(bell.data.userId);
          if (count) bell.emit('unread', count);
        }
      } catch (err) {
        // The client asks over HTTP as well
        log.warn({ err, bells: bells.length }, 'newcomers were not told their count');
      }
    }
    isGreeting = false;
  }

  return {
    greet(bell) {
      waiting.push(bell);
      void greetWaiting();
    },
    ring,
    async ringAll() {
      const userIds = [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.userId))];
      for (let first = 0; first < userIds.length; first += countedAtOnce) {
        const hints = await countUnread(userIds.slice(first, first + countedAtOnce));
        for (const hint of hints) ring(hint);
      }
    },
    stop: () => coalescing.stop(),
  };
}
