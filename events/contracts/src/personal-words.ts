import { z } from 'zod';

import { Text } from './text.ts';

/**
 * Words that identify a person, in an event: sealed with a key of that person, so that destroying the
 * key makes them unreadable in the log. A subscription that names the topic in `wordsOf` gets them
 * opened.
 *
 * Events of version 1 contain plain text.
 */
export const PersonalText = z.string().min(1).max(1000);
export type PersonalText = z.infer<typeof PersonalText>;

/** A sealed `PersonalText`: up to 2000 characters before sealing. Empty text stays empty. */
export const PersonalWords = Text.max(8200);
export type PersonalWords = z.infer<typeof PersonalWords>;

/** Replaces personal words that can no longer be opened (docs/spec.md §9). */
export const forgotten = '--';

/** Prefix of every sealed text. */
export const sealedPrefix = 'sealed:1:';

/** A personal text in the data of an event: its path, and whose it is. */
export interface PersonalField {
  /** `['content', 'description']` */
  readonly path: readonly [string, ...string[]];
  /** The person: the stream's, or the one named by a member of the data. */
  readonly of: 'subject' | 'customerId' | 'professionalId' | 'authorId' | 'applicantId' | 'ownerId';
}
