import { z } from 'zod';

import { Text } from './text.ts';

/**
 * Words that name a person, in an event: sealed with a key of that person, so that the log forgets
 * them when the key is destroyed. Subscriptions that ask for the words are handed them opened.
 *
 * Events from before version 2 hold the words as they are.
 */
export const PersonalText = z.string().min(1).max(1000);
export type PersonalText = z.infer<typeof PersonalText>;

/**
 * As `PersonalText`: whatever a person wrote, as much as 2000 characters of it before it was sealed.
 * Empty words stay empty: there is nothing to forget.
 */
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
  /** The person whose stream it is, or the one that the data name. */
  readonly of: 'subject' | 'customerId' | 'professionalId';
}
