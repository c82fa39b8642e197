import { Dirham } from '@osta/contracts/dirham';
import { Instant } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import type { SubscriptionPayment } from '@osta/contracts/store/subscription-api';
import { describe, expect, it } from 'vitest';

import { creditOf } from './credit-of.ts';

const day = Day.parse('2026-11-22');
const at = Instant.parse('2026-11-22T08:00:00.000Z');
const invoice = { number: 'I-2026-00001', issuedOn: day };
const paper = { number: 'C-2026-00001', issuedOn: day };

const payment: SubscriptionPayment = {
  id: 'payment',
  plan: 'growth',
  planName: { ar: 'النمو', en: 'Growth' },
  months: 3,
  amount: Dirham.parse(225_000),
  method: 'cash',
  reference: 'R-1',
  receivedOn: day,
  periodFrom: at,
  periodTo: at,
  receiptUrl: null,
  invoice,
  corrected: null,
  refunds: [],
  proposed: null,
  allowed: [],
};

const refund = {
  id: 'refund',
  months: 1,
  amount: Dirham.parse(75_000),
  method: 'cash',
  refundedOn: day,
  cause: 'by-agreement',
  note: '',
  creditNote: paper,
  answer: null,
} as const;

describe('a credit note', () => {
  it('of a refund credits its share, of a correction all, and names the invoice', () => {
    expect(creditOf([{ ...payment, refunds: [refund] }], 'refund')).toMatchObject({
      paper,
      invoice,
      months: 1,
      amount: 75_000,
      reason: { kind: 'refund', cause: 'by-agreement' },
    });
    const corrected = { by: 'right', cause: 'wrong-months', note: '', creditNote: paper } as const;
    expect(creditOf([{ ...payment, corrected }], 'right')).toMatchObject({
      paper,
      invoice,
      amount: 225_000,
      reason: { kind: 'correction' },
    });
  });

  it('is not there before it has its number, and not for anything else', () => {
    const waiting = { ...payment, refunds: [{ ...refund, creditNote: null }] };
    expect(creditOf([waiting], 'refund')).toBeNull();
    expect(creditOf([payment], 'payment')).toBeNull();
  });
});
