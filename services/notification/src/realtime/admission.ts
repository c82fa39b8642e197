import type { IncomingMessage } from 'node:http';

import type { UserId } from '@osta/contracts/ids';
import type { SessionReader } from '@osta/platform/auth/session-reader';
import type { Logger } from 'pino';

/** The person and session behind a socket. */
export interface Visitor {
  readonly userId: UserId;
  readonly sessionId: string;
  /** The `Cookie` header of the handshake. It is checked again while the socket is open. */
  readonly cookie: string;
}

/** The reasons to refuse a handshake. */
export type Turnaway = 'ORIGIN_REFUSED' | 'UNAUTHENTICATED' | 'TOO_MANY_SOCKETS' | 'UNAVAILABLE';

interface Admission {
  /** The exact origins of the web. */
  readonly origins: ReadonlySet<string>;
  readonly sessions: SessionReader;
  /** Returns whether the person has reached the limit of open sockets. */
  readonly isFull: (userId: UserId) => boolean;
  readonly log: Logger;
}

/**
 * Returns a function that decides about a handshake, before there is a socket.
 *
 * CORS does not guard WebSockets: any page can open one, and the browser sends the cookie along. So
 * the origin must equal one of ours; a client without an origin is no browser (ASVS 5.0 §4.4.2).
 */
export function admit(
  admission: Admission,
): (request: IncomingMessage) => Promise<Visitor | Turnaway> {
  const { origins, sessions, isFull, log } = admission;
  return async ({ headers }) => {
    const { origin, cookie } = headers;
    if (origin === undefined || !origins.has(origin)) return 'ORIGIN_REFUSED';
    if (cookie === undefined) return 'UNAUTHENTICATED';
    try {
      const principal = await sessions.read(cookie);
      if (!principal) return 'UNAUTHENTICATED';
      const { userId, sessionId } = principal;
      return isFull(userId) ? 'TOO_MANY_SOCKETS' : { userId, sessionId, cookie };
    } catch (err) {
      log.warn({ err }, 'reading a session failed');
      return 'UNAVAILABLE';
    }
  };
}
