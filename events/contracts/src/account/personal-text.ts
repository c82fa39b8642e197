import { z } from 'zod';

/**
 * Words that name a person, in an event: sealed with the key of the person whose stream it is, so that
 * the log forgets them when the key is destroyed. Subscriptions are handed the words themselves.
 *
 * Events from before version 2 hold the words as they are.
 */
export const PersonalText = z.string().min(1).max(1000);
export type PersonalText = z.infer<typeof PersonalText>;

/** What stands where the words were, once nobody can read them any more (spec §9). */
export const forgotten = '--';

/** What every sealed text begins with. */
export const sealedPrefix = 'sealed:1:';

/** Which fields of which events are personal. */
export const personalFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['osta.account.user-registered.v2', ['fullName']],
  ['osta.account.user-profile-updated.v2', ['fullName']],
]);
