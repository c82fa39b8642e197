import { createHmac, randomBytes } from 'node:crypto';

import { UserId } from '@osta/contracts/ids';
import { inTransaction } from '@osta/event-store/in-transaction';
import { signToken, type SessionCookie } from '@osta/platform/auth/session-reader';
import type { Clock } from '@osta/platform/clock';
import { parseCookie } from 'cookie';
import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import type { BegunSession, Visitor } from './auth-port.ts';
import type { CookieLines } from './cookie-lines.ts';
import type { SecondSteps } from './second-steps.ts';
import { sessionSeconds } from './session-seconds.ts';
import {
  beginSession,
  countWaitingTry,
  dropWaiting,
  findWaiting,
  holdSession,
  lockWaiting,
} from './waiting-sign-ins.sql.ts';

/** The outcome of a code. */
export type Finish =
  | {
      readonly outcome: 'done';
      readonly userId: UserId;
      /** Lines for `Set-Cookie`: a new session; the cookie of the waiting sign-in is deleted. */
      readonly cookies: readonly string[];
      readonly by: 'app' | 'recovery-code';
    }
  /** `isOver`: this was the last try of the sign-in. */
  | { readonly outcome: 'wrong'; readonly isOver: boolean }
  | { readonly outcome: 'expired' };

/**
 * Sign-ins between their first step and their second. A waiting sign-in is not a session, and no
 * reader of sessions sees it: it has its own cookie and table, ten minutes, and five wrong codes.
 *
 * `cookies` is the `Cookie` header of a request; it names the sign-in.
 */
export interface WaitingSignIns {
  /**
   * Replaces a new session with a waiting sign-in, if the person's second step is on.
   *
   * @returns lines for `Set-Cookie`; null if the session stands
   */
  hold(begun: BegunSession): Promise<readonly string[] | null>;
  /** Returns the person whose sign-in waits. */
  find(cookies: string): Promise<UserId | null>;
  /** @param code six digits of the app, or a recovery code without its hyphen */
  finish(cookies: string, code: string, visitor: Visitor): Promise<Finish>;
  /** Cancels a waiting sign-in. @returns lines for `Set-Cookie`; none if nothing waits */
  giveUp(cookies: string): Promise<readonly string[]>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly steps: SecondSteps;
  readonly lines: CookieLines;
  readonly sessionCookie: SessionCookie;
}

const minutes = 10;
const tries = 5;
const tokenBytes = 32;

export function createWaitingSignIns(dependencies: Dependencies): WaitingSignIns {
  const { pool, clock, steps, lines, sessionCookie } = dependencies;
  const { secret } = sessionCookie;
  const cookieName = sessionCookie.name.replace(/session$/u, 'second-step');

  function hashOf(token: string): string {
    return createHmac('sha256', secret).update(`waiting sign-in ${token}`).digest('base64url');
  }

  function hashIn(cookies: string): string | null {
    const token = parseCookie(cookies)[cookieName];
    return token === undefined || token === '' ? null : hashOf(token);
  }

  function sessionFor(token: string): string {
    return lines.set(sessionCookie.name, signToken(token, secret), sessionSeconds);
  }

  return {
    async hold({ token: sessionToken, cookies }) {
      const token = newToken();
      const endsAt = new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString();
      const { rowCount } = await pool.query({
        name: 'hold-session',
        text: holdSession,
        values: [sessionToken, hashOf(token), endsAt],
      });
      if (rowCount === 0) return null;
      const others = cookies.filter((line) => !line.startsWith(`${sessionCookie.name}=`));
      return [...others, lines.set(cookieName, token, minutes * 60)];
    },

    async find(cookies) {
      const hash = hashIn(cookies);
      if (hash === null) return null;
      const values = [hash, clock.now(), tries];
      const { rows } = await pool.query<{ readonly userId: string }>(findWaiting, values);
      return rows[0] ? UserId.parse(rows[0].userId) : null;
    },

    finish: (cookies, code, { address, userAgent }) =>
      inTransaction(pool, async (client): Promise<Finish> => {
        const hash = hashIn(cookies);
        const values = [hash, clock.now(), tries];
        const { rows } = await client.query<{ readonly userId: string }>(lockWaiting, values);
        const [waiting] = rows;
        if (!waiting) return { outcome: 'expired' };

        const userId = UserId.parse(waiting.userId);
        const by = await steps.redeem(client, userId, code);
        if (by === 'wrong') {
          const counted = await client.query<{ readonly tries: number }>(countWaitingTry, [hash]);
          return { outcome: 'wrong', isOver: counted.rows.every((row) => row.tries >= tries) };
        }
        await client.query(dropWaiting, [hash]);
        // Turned off elsewhere meanwhile: its waiting sign-ins have ended, too
        if (by === 'off') return { outcome: 'expired' };

        const token = newToken();
        const session = [uuidV7(), token, userId, sessionSeconds, address, userAgent];
        await client.query(beginSession, session);
        return {
          outcome: 'done',
          userId,
          cookies: [sessionFor(token), lines.forget(cookieName)],
          by,
        };
      }),

    async giveUp(cookies) {
      const hash = hashIn(cookies);
      if (hash === null) return [];
      await pool.query(dropWaiting, [hash]);
      return [lines.forget(cookieName)];
    },
  };
}

function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}
