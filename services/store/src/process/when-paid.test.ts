import { StoreId } from '@osta/contracts/ids';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { whenPaid } from './when-paid.ts';

const subject = StoreId.parse('01980000-0000-7000-8000-000000000061');
const paymentId = '6b3f6a0e-5a3c-5f6e-9a39-1c1d0f6b7f10';
const otherId = '01980000-0000-7000-8000-0000000000c1';
const ownerId = '01980000-0000-7000-8000-00000000000e';
const said = { ownerId, paymentId, months: 3, method: 'cash', cause: 'other', note: '' };
const after = { periods: [], status: 'active', endsAt: null, isTrial: false };
const right = {
  replacementId: otherId,
  referenceId: paymentId,
  plan: 'growth',
  amount: 75_000,
  credited: 225_000,
  reference: '',
  receivedOn: '2026-12-31',
};

/** Returns the papers that follow from an event just after midnight in Libya. */
async function papers(type: string, data: object): Promise<unknown[]> {
  const react = whenPaid({
    issueInvoice: {
      name: 'issueInvoice',
      issue: () => Promise.reject(new Error('it is not issued here')),
    },
  });
  const time = '2026-12-31T22:30:00.000Z';
  const event = madeEvent({ type: `osta.store.${type}`, subject, time, data: { ...data } });
  return (await react(event)).map(({ content }) => content);
}

const dated = { storeId: subject, issuedOn: '2027-01-01', year: 2027 };

it('gives a correction both papers: all of the wrong invoice is credited', async () => {
  expect(await papers('subscription-payment-corrected', { ...said, ...right, ...after })).toEqual([
    { kind: 'credit-note', documentId: otherId, paymentId, amount: 225_000, ...dated },
    { kind: 'invoice', documentId: otherId, paymentId: otherId, amount: 75_000, ...dated },
  ]);
});

it('gives a refund a credit note of the year in Libya', async () => {
  const refund = { refundId: otherId, amount: 150_000, refundedOn: '2026-12-31' };
  expect(await papers('subscription-payment-refunded', { ...said, ...refund, ...after })).toEqual([
    { kind: 'credit-note', documentId: otherId, paymentId, amount: 150_000, ...dated },
  ]);
});

it('gives nothing else a paper', async () => {
  expect(await papers('subscription-cancelled', { ownerId, cause: 'by-owner' })).toEqual([]);
});
