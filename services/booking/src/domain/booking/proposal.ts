import type { RescheduleProposed } from '@osta/contracts/booking/reschedule-proposed';
import type { Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

/** A new time that waits for the other side's answer. Its range is held, too. */
export interface Proposal {
  readonly by: Side;
  readonly authorId: UserId;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly answerBy: Instant;
  readonly note: string;
}

interface Before {
  readonly proposed: Readonly<Record<Side, number>>;
  readonly answerBy: Instant | null;
  readonly closesAt: Instant | null;
}

/**
 * Returns what a proposed time changes in a booking. No other deadline cuts off the time in which it can be answered:
 * whoever refuses it has that long for the first time, too.
 */
export function proposed(
  before: Before,
  data: RescheduleProposed['data'],
): Before & { readonly proposal: Proposal } {
  const { by, authorId, newStartsAt: startsAt, newEndsAt: endsAt, answerBy, note } = data;
  return {
    proposal: { by, authorId, startsAt, endsAt, answerBy, note },
    proposed: { ...before.proposed, [by]: before.proposed[by] + 1 },
    answerBy: notBefore(answerBy, before.answerBy),
    closesAt: notBefore(answerBy, before.closesAt),
  };
}

/** Returns a deadline that was set, and no earlier than another one. */
function notBefore(earliest: Instant, deadline: Instant | null): Instant | null {
  return deadline !== null && deadline < earliest ? earliest : deadline;
}
