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

/** What stands where the words were, once nobody can read them any more (docs/spec.md §9). */
export const forgotten = '--';

/** What every sealed text begins with. */
export const sealedPrefix = 'sealed:1:';

/** Where in the data of an event personal words stand, and whose they are. */
export interface PersonalField {
  /** `['content', 'description']` */
  readonly path: readonly [string, ...string[]];
  /** The person whose stream it is, or the one that the data name. */
  readonly of: 'subject' | 'customerId' | 'professionalId';
}

const fullName: PersonalField = { path: ['fullName'], of: 'subject' };
const headline: PersonalField = { path: ['headline'], of: 'subject' };
const content: readonly PersonalField[] = [
  { path: ['content', 'description'], of: 'customerId' },
  { path: ['content', 'addressNote'], of: 'customerId' },
];
const offer: PersonalField = { path: ['terms', 'note'], of: 'professionalId' };
const counter: PersonalField = { path: ['note'], of: 'customerId' };
const ofCustomer: PersonalField = { path: ['reason'], of: 'customerId' };
const ofProfessional: PersonalField = { path: ['reason'], of: 'professionalId' };

/**
 * The personal words of every event that has some. What an admin wrote about a request speaks of its
 * customer, and is forgotten with them.
 */
export const personalFields: ReadonlyMap<string, readonly PersonalField[]> = new Map([
  ['osta.account.user-registered.v2', [fullName]],
  ['osta.account.user-profile-updated.v2', [fullName]],
  ['osta.professional.profile-published.v2', [headline]],
  ['osta.request.service-request-drafted.v2', content],
  ['osta.request.service-request-revised.v2', content],
  ['osta.request.service-request-declined-by-professional.v2', [ofProfessional]],
  ['osta.request.service-request-withdrawn.v2', [ofCustomer]],
  ['osta.request.service-request-closed-by-admin.v2', [ofCustomer]],
  ['osta.request.quote-submitted.v3', [offer]],
  ['osta.request.quote-revised.v2', [offer]],
  ['osta.request.quote-accepted.v2', [offer]],
  ['osta.request.quote-countered.v2', [counter]],
  ['osta.request.quote-declined.v2', [ofCustomer]],
  ['osta.request.quote-withdrawn.v2', [ofProfessional]],
]);
