import type { Colleagues } from '@osta/contracts/booking/hand-over-api';
import type { BookingIllegalTransition, BookingNotFound } from '@osta/contracts/booking/refusals';
import type { BookingId, UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { StoreRole } from '@osta/contracts/store/status';
import { refuse, type Refused } from '@osta/platform/decider';
import { readNamesFor } from '@osta/platform/people/read-names';
import { z } from 'zod';

import { allowedVerbs, illegal } from '../domain/booking/allowed.ts';
import type { Booking } from '../domain/booking/booking.ts';
import { mayHandOver } from '../domain/booking/hand-over.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { takeOver } from '../domain/booking/take-over.ts';
import { ColleagueRow } from '../slots/colleague-row.ts';
import { listColleaguesSql } from '../slots/colleagues.sql.ts';
import { BlockedRow } from '../slots/offered-row.ts';
import { findBooking } from './get-booking.sql.ts';
import type { Reading } from './get-booking.ts';

type Found =
  | { readonly ok: true; readonly colleagues: Colleagues }
  | Refused<BookingNotFound | BookingIllegalTransition>;

export type ListColleagues = (
  bookingId: BookingId,
  userId: UserId,
  locale: Locale,
) => Promise<Found>;

const Row = z.object({
  role: StoreRole.nullable(),
  colleagues: z.array(ColleagueRow),
  blocked: BlockedRow,
});

/**
 * Returns a query for the other staff of the store of a booking, and whether each can take it over, by the rule that
 * decides it. For its owner and managers alone: to everybody else there is none.
 */
export function listColleagues({
  pool,
  clock,
  policy,
}: Pick<Reading, 'pool' | 'clock' | 'policy'>): ListColleagues {
  return async (bookingId, userId, locale) => {
    const known = await pool.query<{ readonly state: Booking }>({
      ...findBooking,
      values: [bookingId],
    });
    const booking = known.rows[0]?.state;
    if (!booking || booking.status === 'none' || booking.status === 'refused') {
      return refuse({ code: 'BOOKING_NOT_FOUND' });
    }
    const { rows } = await pool.query<object>({
      ...listColleaguesSql,
      values: [bookingId, ...rangeAround(booking.startsAt), userId],
    });
    const { role, colleagues, blocked } = Row.parse(rows[0]);
    if (!mayHandOver(role)) return refuse({ code: 'BOOKING_NOT_FOUND' });
    const now = clock.now();
    if (!allowedVerbs(booking, now).includes('hand-over')) return refuse(illegal(booking, now));

    const others = colleagues.filter(
      ({ id }) => id !== booking.professionalId && id !== booking.customerId,
    );
    const names = await readNamesFor(
      pool,
      others.map(({ id }) => id),
      locale,
    );
    const items = others.map((colleague) => {
      const { reason, busy } = takeOver(booking, colleague, { now, policy, blocked });
      const { id, fullName } = names(colleague.id);
      return { id, fullName, reason, busy };
    });
    return {
      ok: true,
      colleagues: {
        items: items.toSorted(
          (one, other) =>
            Number(one.reason !== null) - Number(other.reason !== null) ||
            one.fullName.localeCompare(other.fullName, locale),
        ),
      },
    };
  };
}
