import type { Locale } from '@osta/contracts/locale';
import type { Logger } from 'pino';

import type { LetterFacts, LetterKind } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** To whom, and in which language. */
export interface Reader {
  readonly email: string;
  readonly locale: Locale;
}

/** Writes letters and hands them to the mail. */
export interface Post {
  /** A letter that somebody waits for. Rejects when the next server did not take it. */
  send<Kind extends LetterKind>(to: Reader, kind: Kind, facts: LetterFacts[Kind]): Promise<void>;
  /** A letter about something that has happened: when it cannot be sent, it has happened all the same. */
  notify<Kind extends LetterKind>(
    to: Reader,
    kind: Kind,
    facts: LetterFacts[Kind],
    log: Logger,
  ): Promise<void>;
}

export function createPost(mailer: Mailer): Post {
  const send: Post['send'] = async ({ email, locale }, kind, facts) => {
    await mailer.send(await writeLetter(email, kind, facts, locale));
  };
  return {
    send,
    async notify(to, kind, facts, log) {
      try {
        await send(to, kind, facts);
      } catch (error) {
        log.error({ err: error, letter: kind }, 'a letter could not be sent');
      }
    },
  };
}
