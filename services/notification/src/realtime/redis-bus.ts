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
  /** Pub/sub channel; `osta:realtime` unless told. */
  readonly channel?: string;
  /** Bells, and sessions, that wait at most while Redis is down; 1000 unless told. */
  readonly limit?: number;
}

/** A message on the channel, and the node that sent it. */
const Posted = z.strictObject({
  from: z.string(),
  hints: z.array(UnreadCount.extend({ userId: UserId })),
  revoked: z.array(z.string()),
});

/** The longest pause between two attempts to reach Redis, in milliseconds. */
const longestPause = 1000;

const retryStrategy = (times: number): number => Math.min(times * 100, longestPause);

/**
 * The bus between nodes. The own node hears directly, Redis or not.
 *
 * One message is on its way at a time and takes along everything that came meanwhile. While Redis is
 * down the newest bells wait; after every new subscription listeners are told that they may have
 * missed something, because a channel keeps nothing.
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
    // A command that cannot be sent now fails now: what waits is in the outbox
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    retryStrategy,
  });
  const subscriber = redis.duplicate({
    maxRetriesPerRequest: null,
    // Done below, to know when it is done
    autoResubscribe: false,
    retryStrategy,
  });
  // Without a listener an error event ends the process
  publisher.on('error', (err: Error) => log.debug({ err }, 'cannot publish'));
  subscriber.on('error', (err: Error) => log.debug({ err }, 'cannot listen'));
  publisher.on('ready', () => {
    isDown = false;
    void send();
  });
  publisher.on('close', () => {
    if (!isDown && !isClosed) log.warn('Redis is gone: other nodes will hear later');
    isDown = true;
  });
  subscriber.on('ready', () => void subscribe());
  subscriber.on('message', (_channel, text: string) => receive(text));

  async function subscribe(): Promise<void> {
    try {
      await subscriber.subscribe(channel);
      for (const listener of listeners) listener.onGap();
    } catch (err) {
      // The connection broke again: its next `ready` comes back here
      log.debug({ err }, 'could not subscribe');
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
        log.debug({ err }, 'could not publish');
        putBack(message);
        // Redis may hang without the connection breaking: then nothing says `ready`
        setTimeout(() => void send(), longestPause).unref();
        break;
      }
    }
    isSending = false;
  }

  /** What came meanwhile is newer and stays. */
  function putBack(message: RealtimeMessage): void {
    const newer = outbox.take();
    outbox.add(message);
    outbox.add(newer);
  }

  function receive(text: string): void {
    const posted = Posted.safeParse(jsonOf(text));
    if (!posted.success) {
      log.warn({ issues: posted.error.issues }, 'not a message of ours');
      return;
    }
    const { from, ...message } = posted.data;
    if (from === node) return;
    for (const listener of listeners) listener.onMessage(message);
  }

  return {
    publish({ hints = [], revoked = [] }) {
      const message = { hints, revoked };
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
