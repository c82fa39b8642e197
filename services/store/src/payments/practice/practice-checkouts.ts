import type { Locale } from '@osta/contracts/locale';
import type { RefundAnswer } from '@osta/contracts/store/status';
import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';
import { v4 as uuidV4 } from 'uuid';

import type { CheckoutReport } from '../../domain/store/settle-checkout.ts';
import {
  answerCheckout,
  beginCheckout,
  findPracticeCheckout,
  giveBack,
} from './practice-checkouts.sql.ts';

/** Minutes for which the page of a checkout takes an answer. */
const openFor = 30;

/** What the practice provider is asked to take. */
export interface PracticeTerms {
  readonly checkoutId: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly reportUrl: string;
}

interface Row {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: Locale;
  readonly return_url: string;
  readonly report_url: string;
  readonly expires_at: Date;
  readonly answer: 'paid' | 'declined' | null;
  readonly paid_amount: number | null;
  readonly counts_from: Date | null;
}

/** A checkout as its page and the product see it. */
export interface PracticeCheckout extends CheckoutReport {
  readonly reference: string;
  /** What was asked for. */
  readonly asked: number;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly reportUrl: string;
  /** Somebody has answered, and it does not count yet. */
  readonly isAnswered: boolean;
}

/** What somebody answers on the page. */
export interface PracticeAnswer {
  readonly answer: 'paid' | 'declined';
  readonly amount: number;
  /** Milliseconds until it counts. */
  readonly after: number;
}

/** The memory of the practice provider. */
export interface PracticeCheckouts {
  begin(terms: PracticeTerms): Promise<string>;
  find(reference: string): Promise<PracticeCheckout | null>;
  /** The first answer stands. */
  answer(reference: string, answer: PracticeAnswer): Promise<void>;
  refund(reference: string, refundId: string, amount: number): Promise<RefundAnswer>;
}

/** Returns the memory of the practice provider, in a table. */
export function practiceCheckouts(pool: Pool, clock: Clock): PracticeCheckouts {
  const at = (milliseconds: number): Date => new Date(Date.parse(clock.now()) + milliseconds);
  return {
    async begin({ checkoutId, amount, currency, locale, returnUrl, reportUrl }) {
      const { rows } = await pool.query<Pick<Row, 'reference'>>({
        ...beginCheckout,
        values: [
          `practice-${uuidV4()}`,
          checkoutId,
          amount,
          currency,
          locale,
          returnUrl,
          reportUrl,
          at(openFor * 60_000),
        ],
      });
      const [row] = rows;
      if (!row) throw new Error('an insert that updates returns its row');
      return row.reference;
    },

    async find(reference) {
      const { rows } = await pool.query<Row>({ ...findPracticeCheckout, values: [reference] });
      return rows[0] ? checkoutOf(rows[0], at(0)) : null;
    },

    async answer(reference, { answer, amount, after }) {
      const values = [reference, answer, amount, at(after), at(0)];
      await pool.query({ ...answerCheckout, values });
    },

    async refund(reference, refundId, amount) {
      const values = [reference, refundId, amount, at(0)];
      const { rowCount } = await pool.query({ ...giveBack, values });
      return rowCount === 1 ? 'given-back' : 'refused';
    },
  };
}

function checkoutOf(row: Row, now: Date): PracticeCheckout {
  const { reference, amount: asked, currency, locale, answer, paid_amount: paid } = row;
  const status = statusOf(row, now);
  return {
    reference,
    asked,
    amount: status === 'paid' ? (paid ?? asked) : asked,
    currency,
    locale,
    status,
    returnUrl: row.return_url,
    reportUrl: row.report_url,
    isAnswered: answer !== null,
  };
}

function statusOf(
  { answer, counts_from: from, expires_at: expiresAt }: Row,
  now: Date,
): CheckoutReport['status'] {
  if (answer !== null) return from !== null && from <= now ? answer : 'open';
  return expiresAt <= now ? 'expired' : 'open';
}
