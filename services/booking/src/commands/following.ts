import type { BookingNotFound, BookingNotInSeries } from '@osta/contracts/booking/refusals';
import { FollowingReceipt } from '@osta/contracts/booking/series-api';
import { IdempotencyKey, type BookingId, type SeriesId, type UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Refusal } from '@osta/platform/decider';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import type { Pool } from 'pg';

import { derivedId } from '../ids/derived-id.ts';
import { keepReceipt, listFollowing, readReceipt, readSeriesOf } from './following.sql.ts';

interface OwnRow {
  readonly seriesId: SeriesId | null;
  readonly startsAt: Instant;
}

interface FollowingRow {
  readonly id: BookingId;
  readonly startsAt: Instant;
  readonly isOpen: boolean;
}

interface ReceiptRow {
  readonly requestHash: string;
  readonly answer: unknown;
}

type Reached =
  | { readonly body: FollowingReceipt }
  | { readonly refused: BookingNotFound | BookingNotInSeries }
  | { readonly problem: 'IDEMPOTENCY_KEY_REUSED' };

/** A booking of the series, beside the start of the one that was asked for. */
export interface Following {
  readonly bookingId: BookingId;
  readonly startsAt: Instant;
  readonly startOfFirst: Instant;
}

/** Issues a command on one booking. */
export type OnOne = (
  following: Following,
  context: CommandContext,
) => Promise<Outcome<unknown, Refusal>>;

/** A command of somebody on a booking and those of its series after it. */
type Asked = CommandContext & { readonly actor: UserId };

export type OnFollowing = (bookingId: BookingId, context: Asked, issue: OnOne) => Promise<Reached>;

/**
 * Returns a function that issues a command on a booking and on those of its series after it, one by one and in
 * order. Each is decided by itself: one that has moved on stays as it is.
 *
 * The key of the whole gets one receipt. Each booking has a key of its own that follows from it, so a call that
 * repeats an interrupted one goes on where that ended.
 */
export function onFollowing(pool: Pool): OnFollowing {
  async function receiptOf({ actor, idempotency }: Asked): Promise<Reached | undefined> {
    const { rows } = await pool.query<ReceiptRow>({
      ...readReceipt,
      values: [actor, idempotency.key],
    });
    const [kept] = rows;
    if (!kept) return undefined;
    return kept.requestHash === idempotency.requestHash
      ? { body: FollowingReceipt.parse(kept.answer) }
      : { problem: 'IDEMPOTENCY_KEY_REUSED' };
  }

  return async (bookingId, context, issue) => {
    const { actor, idempotency } = context;
    const { key, requestHash } = idempotency;
    const before = await receiptOf(context);
    if (before) return before;
    const own = await pool.query<OwnRow>({ ...readSeriesOf, values: [bookingId, actor] });
    const [found] = own.rows;
    if (!found) return { refused: { code: 'BOOKING_NOT_FOUND' } };
    const { seriesId, startsAt: startOfFirst } = found;
    if (seriesId === null) return { refused: { code: 'BOOKING_NOT_IN_SERIES' } };

    const { rows } = await pool.query<FollowingRow>({
      ...listFollowing,
      values: [bookingId, actor],
    });
    const receipt: FollowingReceipt = { seriesId, done: [], left: [] };
    for (const { id, startsAt, isOpen } of rows) {
      const ownKey = IdempotencyKey.parse(derivedId(`following:${key}`, id));
      const outcome = await issue(
        { bookingId: id, startsAt, startOfFirst },
        { ...context, idempotency: { ...idempotency, key: ownKey } },
      );
      if (outcome.ok) receipt.done.push(id);
      // One that had ended before is no part of the answer, unless an interrupted call has ended it
      else if (isOpen) receipt.left.push(id);
    }
    const { rowCount } = await pool.query({
      ...keepReceipt,
      values: [actor, key, requestHash, receipt],
    });
    // Two calls at once: both get what the faster one has kept
    return (rowCount === 0 ? await receiptOf(context) : undefined) ?? { body: receipt };
  };
}
