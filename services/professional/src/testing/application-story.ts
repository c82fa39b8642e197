import type { Actor } from '@osta/contracts/actor';
import { ApplicationEvent } from '@osta/contracts/application/events';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Context } from '@osta/platform/decider';

import { noChanges } from '../domain/application/application.ts';

/** The applicant of these stories, and two admins. */
export const salem = UserId.parse('01980000-0000-7000-8000-00000000000a');
export const huda = UserId.parse('01980000-0000-7000-8000-0000000000ad');
export const nuri = UserId.parse('01980000-0000-7000-8000-0000000000ae');
export const documentId = '01980000-0000-7000-8000-0000000000d1';
export const fileId = '01980000-0000-7000-8000-0000000000f1';
export const today = Instant.parse('2026-03-01T08:00:00.000Z');

/** Returns the context of a command by somebody, today unless told. */
export function by(actor: Actor, now: Instant = today): Context {
  return { actor, now, newId: () => documentId };
}

type Happened<Name extends string> = Extract<
  ApplicationEvent,
  { readonly type: `osta.application.application-${Name}` }
>;

/** Returns an event of Salem's application. */
export function happened<const Name extends string>(
  name: Name,
  data: Readonly<Record<string, unknown>> = {},
): Happened<Name> {
  const type = `osta.application.application-${name}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of this type
  return ApplicationEvent.parse({ type, data: { applicantId: salem, ...data } }) as Happened<Name>;
}

export const added = happened('document-added', {
  documentId,
  kind: 'identity',
  number: '119900112233',
  issuedOn: '2021-12-31',
  expiresOn: '2026-12-31',
  fileId,
});

/** A complete draft. */
export const draft: readonly ApplicationEvent[] = [
  happened('started'),
  happened('general-saved', { legalName: 'Salem', about: 'Pipes and taps', experienceYears: 7 }),
  happened('services-saved', { categoryIds: ['plumbing'] }),
  happened('area-saved', { placeIds: ['m-tajura'] }),
  happened('commitments-accepted'),
  added,
];

export const submitted = happened('submitted', { round: 1, submittedAt: today });
export const assigned = happened('assigned', { reviewerId: huda });
export const underReview: readonly ApplicationEvent[] = [...draft, submitted, assigned];
export const accepted = happened('document-reviewed', {
  documentId,
  verdict: 'accepted',
  cause: null,
  note: '',
  reviewedAt: today,
});
export const approved: readonly ApplicationEvent[] = [
  ...underReview,
  accepted,
  happened('approved'),
];
export const changesRequested = happened('changes-requested', {
  notes: { ...noChanges, about: 'Say what you do with heaters' },
});
