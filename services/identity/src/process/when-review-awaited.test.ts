import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { whenReviewAwaited } from './when-review-awaited.ts';

const subject = '01980000-0000-7000-8000-000000000061';
const applicantId = '01980000-0000-7000-8000-00000000000a';
const [huda, nuri] = ['ad', 'ae'].map((end) =>
  UserId.parse(`01980000-0000-7000-8000-0000000000${end}`),
) as [UserId, UserId];
const then = '2026-03-01T08:00:00.000Z';

/** Returns what is asked of whom because of an event. */
async function asked(type: string, change: object = {}, now = then): Promise<readonly unknown[]> {
  const askAdmin = {
    name: 'askAdmin',
    issue: () => Promise.reject(new Error('Nothing is issued here')),
  };
  const react = whenReviewAwaited(askAdmin, async () => [huda, nuri], {
    now: () => Instant.parse(now),
  });
  const event = madeEvent({ type, subject, time: then, data: { applicantId }, ...change });
  return (await react(event)).map(({ content }) => content);
}

it.each([
  ['osta.application.application-submitted', 'application', applicantId],
  ['osta.application.application-document-waits', 'document', applicantId],
  ['osta.store.store-submitted', 'store', subject],
  ['osta.store.store-revision-submitted', 'revision', subject],
  ['osta.store.subscription-payment-announced', 'payment', subject],
  ['osta.booking.booking-disputed', 'dispute', subject],
  ['osta.booking.strike-contested', 'strike', subject],
])('%s asks every admin', async (type, matter, about) => {
  expect(await asked(type)).toEqual([
    { userId: huda, matter, about },
    { userId: nuri, matter, about },
  ]);
});

it.each([
  'osta.application.application-document-added',
  'osta.application.application-approved',
  'osta.store.store-revision-withdrawn',
  'osta.store.subscription-payment-recorded',
  'osta.booking.dispute-resolved',
  'osta.request.service-request-drafted',
])('%s asks nobody', async (type) => {
  expect(await asked(type)).toEqual([]);
});

it('does not ask an admin of their own matter', async () => {
  expect(await asked('osta.store.store-submitted', { actor: huda })).toEqual([
    { userId: nuri, matter: 'store', about: subject },
  ]);
});

it('asks nobody of what happened more than a day ago', async () => {
  const submitted = 'osta.application.application-submitted';
  expect(await asked(submitted, {}, '2026-03-02T08:00:00.000Z')).toHaveLength(2);
  expect(await asked(submitted, {}, '2026-03-02T08:00:00.001Z')).toEqual([]);
});
