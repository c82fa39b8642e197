import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

import { AccountKind } from '@osta/contracts/account/kind';
import { UserId } from '@osta/contracts/ids';
import type { Fragment } from '@osta/event-store/streams';
import { parseCookie } from 'cookie';
import type { Pool } from 'pg';
import { z } from 'zod';

import { findSession } from './find-session.sql.ts';
import type { Principal } from './principal.ts';

/** Reads the session of a request. */
export interface SessionReader {
  /**
   * @param cookieHeader the header `Cookie` as it came
   * @returns `null` when nobody is signed in: no cookie, a forged one, an expired or revoked session
   * @throws errors of the database
   */
  read(cookieHeader: string | undefined): Promise<Principal | null>;
  /**
   * Returns the statement that `read` runs, for one that reads more: `principalOf` takes its row. Null when
   * nobody can be signed in: no cookie, or a forged one.
   */
  callerOf(cookieHeader: string | undefined): Fragment | null;
}

export interface SessionCookie {
  readonly name: string;
  /** Signs the cookie; the value of `BETTER_AUTH_SECRET`. */
  readonly secret: string;
}

const Row = z
  .object({
    session_id: z.string(),
    user_id: UserId,
    kind: AccountKind.nullable(),
    is_admin: z.boolean(),
  })
  .transform((row): Principal => ({
    userId: row.user_id,
    sessionId: row.session_id,
    kind: row.kind,
    isAdmin: row.is_admin,
  }));

/** The configuration of a session reader. */
export interface SessionReading {
  readonly sessionCookie: SessionCookie;
  /** Whether admins have no admin rights until two-step verification is on. */
  readonly adminsNeedSecondStep: boolean;
}

/**
 * Creates a reader of identity's sessions. One statement per request, so a revoked session ends at once. A
 * cookie without our signature costs no statement.
 */
export function createSessionReader(
  pool: Pool,
  { sessionCookie: { name, secret }, adminsNeedSecondStep }: SessionReading,
): SessionReader {
  const key = keyOf(secret);
  function callerOf(cookieHeader: string | undefined): Fragment | null {
    const token = readToken(cookieHeader, name, key);
    return token === undefined ? null : { sql: findSession, values: [token, adminsNeedSecondStep] };
  }
  return {
    callerOf,
    async read(cookieHeader) {
      const caller = callerOf(cookieHeader);
      if (!caller) return null;
      const { rows } = await pool.query({
        name: 'platform.find-session',
        text: caller.sql,
        values: [...caller.values],
      });
      return rows.length === 0 ? null : principalOf(rows[0]);
    },
  };
}

/** Returns the person in a row of the statement. */
export function principalOf(row: unknown): Principal {
  return Row.parse(row);
}

/** Returns the value of a session cookie as better-auth writes it: `<token>.<HMAC-SHA-256 in base64>`. */
export function signToken(token: string, secret: string): string {
  return `${token}.${signature(token, keyOf(secret)).toString('base64')}`;
}

function readToken(
  cookieHeader: string | undefined,
  name: string,
  key: KeyObject,
): string | undefined {
  if (!cookieHeader?.includes(name)) return undefined;
  const value = parseCookie(cookieHeader)[name];
  if (value === undefined) return undefined;
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const right = signature(token, key);
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function signature(token: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(token).digest();
}

function keyOf(secret: string): KeyObject {
  return createSecretKey(secret, 'utf8');
}
