import type { UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { Logger } from 'pino';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

import type { UnreadHint } from '../domain/unread-hint.ts';
import type { CountUnread } from '../queries/count-unread.ts';
import type { Visitor } from './admission.ts';
import { coalesce } from './coalesce.ts';

/** The events that the server sends: hints, nothing else. */
interface ServerEvents {
  unread: (count: UnreadCount) => void;
  /** What the person sees may have changed, although the count did not. */
  stirred: () => void;
}

/** The events that a client may send: none. */
type ClientEvents = Readonly<Record<string, never>>;

/** The socket of a connected browser. */
export type Bell = Socket<ClientEvents, ServerEvents, DefaultEventsMap, Visitor>;

/** All sockets of one node. */
export type BellServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, Visitor>;

/** Sends unread counts to the sockets of one node. */
export interface Bells {
  /** Sends a new socket the current unread count. */
  greet(bell: Bell): void;
  /** Sends a person a hint, at once or when the interval since their last one is over. */
  ring(hint: UnreadHint): void;
  /** Tells a person to look again, at once or when the interval since the last time is over. */
  stir(userId: UserId): void;
  /** Sends everybody their current unread count. */
  ringAll(): Promise<void>;
  stop(): void;
}

/**
 * 1,000 events within a second become at most 18 hints (performance P20). The interval also bounds
 * what queues up for a client that does not read: the missing pong disconnects it first.
 */
const hintInterval = 60;

/** Everybody who is stirred asks again over HTTP. */
const stirInterval = 500;

/** People whose unread counts are read in one statement. */
const countedAtOnce = 500;

/** Returns the room of all devices of a person. */
export function roomOf(userId: UserId): string {
  return `user:${userId}`;
}

export function createBells(io: BellServer, countUnread: CountUnread, log: Logger): Bells {
  const waiting: Bell[] = [];
  let isGreeting = false;
  const coalescing = coalesce(hintInterval, ({ userId, unread, version }) => {
    io.to(roomOf(userId)).emit('unread', { unread, version });
  });

  let stirs = 0;
  const stirring = coalesce(stirInterval, ({ userId }) => {
    io.to(roomOf(userId)).emit('stirred');
  });

  function stir(userId: UserId): void {
    if (!io.of('/').adapter.rooms.has(roomOf(userId))) return;
    // One is like another, and the newest is wanted
    stirs += 1;
    stirring.offer({ userId, unread: 0, version: stirs });
  }

  function ring(hint: UnreadHint): void {
    if (io.of('/').adapter.rooms.has(roomOf(hint.userId))) coalescing.offer(hint);
  }

  /** Counts new sockets in batches: those that connect during a batch share the next one. */
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
        log.warn({ err, bells: bells.length }, 'sending unread counts to new sockets failed');
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
    stir,
    async ringAll() {
      const userIds = [...new Set([...io.sockets.sockets.values()].map(({ data }) => data.userId))];
      for (let first = 0; first < userIds.length; first += countedAtOnce) {
        const hints = await countUnread(userIds.slice(first, first + countedAtOnce));
        for (const hint of hints) ring(hint);
      }
    },
    stop() {
      coalescing.stop();
      stirring.stop();
    },
  };
}
