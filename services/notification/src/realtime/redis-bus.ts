import { randomUUID } from 'node:crypto';

import { UserId } from '@osta/contracts/ids';
import { UnreadCount } from '@osta/contracts/notification/api';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';

import { Outbox } from './outbox.ts';
import type { RealtimeBus, RealtimeListener, RealtimeMessage } from './realtime-bus.ts';

interface RedisBusOptions {
  /** Tells where Redis is: the bus opens two connections of its own. */
  readonly redis: Redis;
  readonly log: Logger;
  /** Pub/sub channel; default `osta:realtime`. */
  readonly channel?: string;
  /** The most hints, and the most sessions, that wait while Redis is down; default 1000. */
  readonly limit?: number;
}

/** A message on the channel, and the node that sent it. */
const Posted = z.strictObject({
  from: z.string(),
  hints: z.array(UnreadCount.extend({ userId: UserId })),
  // A node of the version before does not say it
  stirred: z.array(UserId).default([]),
  revoked: z.array(z.string()),
});

/** The longest pause between two attempts to reach Redis, in milliseconds. */
const longestPause = 1000;

const retryStrategy = (times: number): number => Math.min(times * 100, longestPause);

/**
 * Returns the bus between nodes. The own node hears directly, with or without Redis.
 *
 * One message is in flight at a time; what is published meanwhile goes into the next one. While
 * Redis is down the newest hints wait. After every new subscription listeners get `onGap`, because
 * a channel keeps no messages.
 */
export function redisBus(options: RedisBusOptions): RealtimeBus {
  const { redis, log, channel = 'osta:realtime', limit = 1000 } = options;
  const node = randomUUID();
  const listeners = new Set<RealtimeListener>();
  const outbox = new Outbox(limit);
  let isSending = false;
  let isDown = false;
  let isClosed = false;

  const publisher = redis.duplicate({
    // A command that cannot be sent fails at once: the outbox keeps what waits
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    retryStrategy,
  });
  const subscriber = redis.duplicate({
    maxRetriesPerRequest: null,
    // The bus subscribes itself, to know when the subscription is in place
    autoResubscribe: false,
    retryStrategy,
  });
  // Without a listener an error event ends the process
  publisher.on('error', (err: Error) => log.debug({ err }, 'Redis publisher failed'));
  subscriber.on('error', (err: Error) => log.debug({ err }, 'Redis subscriber failed'));
  publisher.on('ready', () => {
    isDown = false;
    void send();
  });
  publisher.on('close', () => {
    if (!isDown && !isClosed) log.warn('Redis connection lost: other nodes get hints late');
    isDown = true;
  });
  subscriber.on('ready', () => void subscribe());
  subscriber.on('message', (_channel, text: string) => receive(text));

  async function subscribe(): Promise<void> {
    try {
      await subscriber.subscribe(channel);
      for (const listener of listeners) listener.onGap();
    } catch (err) {
      // The connection broke again: the next `ready` event calls this function again
      log.debug({ err }, 'subscribing to Redis failed');
    }
  }

  async function send(): Promise<void> {
    if (isSending || publisher.status !== 'ready') return;
    isSending = true;
    while (!outbox.isEmpty) {
      const message = outbox.take();
      try {
        await publisher.publish(channel, JSON.stringify({ from: node, ...message }));
      } catch (err) {
        log.debug({ err }, 'publishing to Redis failed');
        putBack(message);
        // Redis may hang with the connection open: no `ready` event comes then
        setTimeout(() => void send(), longestPause).unref();
        break;
      }
    }
    isSending = false;
  }

  /** Puts an unsent message back. Hints added since are newer and win. */
  function putBack(message: RealtimeMessage): void {
    const newer = outbox.take();
    outbox.add(message);
    outbox.add(newer);
  }

  function receive(text: string): void {
    const posted = Posted.safeParse(jsonOf(text));
    if (!posted.success) {
      log.warn({ issues: posted.error.issues }, 'unreadable message on the Redis channel');
      return;
    }
    const { from, ...message } = posted.data;
    if (from === node) return;
    for (const listener of listeners) listener.onMessage(message);
  }

  return {
    publish({ hints = [], stirred = [], revoked = [] }) {
      const message = { hints, stirred, revoked };
      for (const listener of listeners) listener.onMessage(message);
      outbox.add(message);
      void send();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      listeners.clear();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
