import type { SessionReader } from '@osta/platform/auth/session-reader';
import type { Logger } from 'pino';

import type { Bell, BellServer } from './bells.ts';

interface WatchOptions {
  readonly io: BellServer;
  readonly sessions: SessionReader;
  readonly log: Logger;
  /** Milliseconds between two checks. */
  readonly interval: number;
}

/** Checks at intervals whether the sessions of open sockets are still valid. */
export interface SessionWatch {
  /** Checks now. Never throws. */
  look(): Promise<void>;
  stop(): void;
}

/**
 * Closes the sockets of sessions that ended without a message: they expired, or the bus was down.
 *
 * It checks one session after the other: a slow round in the background, not a burst of queries.
 * While the database does not answer, no socket is closed.
 */
export function watchSessions({ io, sessions, log, interval }: WatchOptions): SessionWatch {
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const bells of bySession(io.sockets.sockets.values()).values()) await check(bells);
    } catch (err) {
      log.warn({ err }, 'checking the sessions of open sockets failed');
    }
    isLooking = false;
  }

  async function check(bells: readonly Bell[]): Promise<void> {
    const [bell] = bells;
    const principal = await sessions.read(bell?.data.cookie);
    if (principal?.sessionId === bell?.data.sessionId) return;
    for (const each of bells) each.disconnect(true);
  }

  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

function bySession(bells: Iterable<Bell>): ReadonlyMap<string, readonly Bell[]> {
  const sessions = new Map<string, Bell[]>();
  for (const bell of bells) {
    const { sessionId } = bell.data;
    const others = sessions.get(sessionId);
    if (others) others.push(bell);
    else sessions.set(sessionId, [bell]);
  }
  return sessions;
}
