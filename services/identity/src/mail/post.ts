import type { Locale } from '@osta/contracts/locale';
import type { Logger } from 'pino';

import type { LetterFacts, LetterKind } from './letter.ts';
import type { CalendarFile, Mailer } from './mailer.ts';
import { isPassing, type WaitingLetters } from './waiting-letters.ts';
import { writeLetter } from './write-letter.ts';

/** The recipient and their language. */
export interface Reader {
  readonly email: string;
  readonly locale: Locale;
}

/** Writes letters and sends them. */
export interface Post {
  /** Sends a letter that the caller waits for. Rejects when the next server did not accept it. */
  send<Kind extends LetterKind>(to: Reader, kind: Kind, facts: LetterFacts[Kind]): Promise<void>;
  /**
   * Sends a letter about something that has happened, with or without a calendar file. One that the mail server
   * does not take for now is sent again later. A failure is only logged: the fact stands.
   */
  notify<Kind extends LetterKind>(
    to: Reader,
    kind: Kind,
    facts: LetterFacts[Kind],
    log: Logger,
    calendar?: CalendarFile,
  ): Promise<void>;
}

export function createPost(mailer: Mailer, waiting: Pick<WaitingLetters, 'keep'>): Post {
  return {
    async send({ email, locale }, kind, facts) {
      await mailer.send(await writeLetter(email, kind, facts, locale));
    },
    async notify({ email, locale }, kind, facts, log, calendar) {
      try {
        const letter = await writeLetter(email, kind, facts, locale);
        const mail = calendar === undefined ? letter : { ...letter, calendar };
        await mailer.send(mail).catch(async (error: unknown) => {
          if (!isPassing(error)) throw error;
          log.warn({ err: error, letter: kind }, 'sending an email failed, trying again later');
          await waiting.keep(mail, kind);
        });
      } catch (error) {
        log.error({ err: error, letter: kind }, 'sending an email failed');
      }
    },
  };
}
