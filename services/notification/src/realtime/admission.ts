import type { IncomingMessage } from 'node:http';

import type { UserId } from '@osta/contracts/ids';
import type { SessionReader } from '@osta/platform/auth/session-reader';
import type { Logger } from 'pino';

/** Who is behind a socket. */
export interface Visitor {
  readonly userId: UserId;
  readonly sessionId: string;
  /** The header the visitor came with: what is asked again while the socket is open. */
  readonly cookie: string;
}

/** Why somebody may not connect. */
export type Turnaway = 'ORIGIN_REFUSED' | 'UNAUTHENTICATED' | 'TOO_MANY_SOCKETS' | 'UNAVAILABLE';

interface Admission {
  /** Exactly the origins of the web. */
  readonly origins: ReadonlySet<string>;
  readonly sessions: SessionReader;
  /** Whether somebody has as many sockets as one may have. */
  readonly isFull: (userId: UserId) => boolean;
  readonly log: Logger;
}

/**
 * Decides about a handshake, before there is a socket.
 *
 * CORS does not guard WebSockets: any page can open one, and the browser sends the cookie along. So the
 * origin must be ours to the letter; no origin is no browser (ASVS 5.0 §4.4.2).
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
      log.warn({ err }, 'a session could not be read');
      return 'UNAVAILABLE';
    }
  };
}
