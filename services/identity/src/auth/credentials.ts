import { UserId } from '@osta/contracts/ids';
import { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { DatabaseError, type Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import {
  changeEmail,
  endSessions,
  endWaiting,
  findByEmail,
  isFresh,
  listSessions,
  rememberDevice,
  replacePassword,
} from './credentials.sql.ts';
import { deviceOf } from './device-of.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** A session as stored. */
export interface StoredSession {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
}

/** The holder of an address. */
export interface Holder {
  readonly userId: UserId;
  /** `null`: not registered. */
  readonly locale: Locale | null;
}

/** A password as it is stored. */
export interface HashedPassword {
  readonly hash: string;
}

/** Changes credentials and sessions, once it is proved whose they are. */
export interface Credentials {
  findHolder(email: string): Promise<Holder | null>;
  /** Returns the sessions, newest first. */
  sessionsOf(userId: UserId): Promise<readonly StoredSession[]>;
  /**
   * Ends the sessions of a person, all or all but one, and their waiting sign-ins.
   *
   * @returns the ids of the sessions that ended
   */
  endSessions(userId: UserId, keep: string | null): Promise<readonly string[]>;
  /** Ends the waiting sign-ins of a person. */
  endWaiting(userId: UserId): Promise<void>;
  /** Returns whether the session began within the last ten minutes. */
  isFresh(sessionId: string): Promise<boolean>;
  /** @throws Overloaded */
  hash(password: string): Promise<HashedPassword>;
  /**
   * Sets the password without the old one, and ends every session.
   *
   * @returns the ids of the sessions that ended
   */
  replacePassword(userId: UserId, password: HashedPassword): Promise<readonly string[]>;
  /** @returns false if the address is taken */
  changeEmail(userId: UserId, email: string): Promise<boolean>;
  /** @returns whether the person has used other devices before, and never this one */
  isNewDevice(userId: UserId, userAgent: string): Promise<boolean>;
}

/**
 * Minutes in which a session counts as fresh (ASVS 5.0 §7.5.1): long enough to type a name and a
 * password after the code of a sign-up.
 */
const freshMinutes = 10;

/** @param pool of the schema of identity, for writes */
export function createCredentials(pool: Pool, hashing: PasswordHashing, clock: Clock): Credentials {
  async function idsOf(text: string, values: readonly unknown[]): Promise<readonly string[]> {
    const { rows } = await pool.query<{ readonly id: string }>(text, [...values]);
    return rows.map(({ id }) => id);
  }

  return {
    async findHolder(email) {
      const { rows } = await pool.query<{ readonly id: string; readonly locale: string | null }>({
        name: 'find-by-email',
        text: findByEmail,
        values: [email],
      });
      const [row] = rows;
      if (!row) return null;
      return { userId: UserId.parse(row.id), locale: Locale.nullable().parse(row.locale) };
    },

    async sessionsOf(userId) {
      const { rows } = await pool.query<StoredSession>(listSessions, [userId]);
      return rows;
    },

    endSessions: (userId, keep) => idsOf(endSessions, [userId, keep]),

    async endWaiting(userId) {
      await pool.query(endWaiting, [userId]);
    },

    async isFresh(sessionId) {
      const { rowCount } = await pool.query(isFresh, [sessionId, freshMinutes]);
      return rowCount === 1;
    },

    hash: async (password) => ({ hash: await hashing.hash(password) }),

    replacePassword: (userId, { hash }) => idsOf(replacePassword, [uuidV7(), userId, hash]),

    async changeEmail(userId, email) {
      try {
        await pool.query(changeEmail, [userId, email]);
        return true;
      } catch (error) {
        if (error instanceof DatabaseError && error.constraint === 'auth_user_email_key') {
          return false;
        }
        throw error;
      }
    },

    async isNewDevice(userId, userAgent) {
      const { browser, system } = deviceOf(userAgent);
      const { rows } = await pool.query<{ readonly isNew: boolean }>(rememberDevice, [
        userId,
        `${browser ?? ''}/${system ?? ''}`,
        clock.now(),
      ]);
      return rows.some(({ isNew }) => isNew);
    },
  };
}
