import { later } from '@osta/contracts/instant';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { v7 as uuidV7 } from 'uuid';

import type { LetterKind } from './letter.ts';
import type { Mail, Mailer } from './mailer.ts';
import { dropLetter, keepLetter, takeLetters } from './waiting-letters.sql.ts';

const minute = 60_000;

/** How long a letter says something new, in milliseconds, where that is less than a day. */
const worthSaying: { readonly [Kind in LetterKind]?: number } = {
  'booking-reminder': 30 * minute,
  'booking-departure': 15 * minute,
};

const aDay = 24 * 60 * minute;
const atOnce = 20;

/** Letters that the mail server did not take for now. */
export interface WaitingLetters {
  /** Keeps a letter, to be sent again while it says something new. */
  readonly keep: (mail: Mail, kind: LetterKind) => Promise<void>;
  /** Sends what is due. A letter that was refused for good is forgotten. */
  readonly sendAgain: () => Promise<void>;
}

/** Returns the letters that wait in this database. A process that dies after sending sends a letter twice. */
export function waitingLetters(
  pool: Pool,
  clock: Clock,
  mailer: Mailer,
  log: Logger,
): WaitingLetters {
  async function keep(mail: Mail, kind: LetterKind): Promise<void> {
    const now = clock.now();
    const until = later(now, worthSaying[kind] ?? aDay);
    await pool.query(keepLetter, [uuidV7(), mail.to, mail, later(now, minute), until]);
  }

  async function sendAgain(): Promise<void> {
    const { rows } = await pool.query<{ readonly id: string; readonly mail: Mail }>(takeLetters, [
      clock.now(),
      atOnce,
    ]);
    for (const { id, mail } of rows) {
      try {
        await mailer.send(mail);
      } catch (error) {
        // The server does not answer: it would not take the others either
        if (isPassing(error)) return;
        log.error({ err: error }, 'an email that waited was refused for good');
      }
      await pool.query(dropLetter, [id]);
    }
    if (rows.length === atOnce) await sendAgain();
  }

  return { keep, sendAgain };
}

/**
 * Returns whether the mail server may take the same letter later: it could not be reached, or answered with a code
 * of four hundred (RFC 5321, 4.2.1). One of five hundred is for good, unless it is about our own password.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'EAUTH') return true;
  return !('responseCode' in error && Number(error.responseCode ?? 0) >= 500);
}
