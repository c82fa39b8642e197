import type { ReportedReviewPage, ReportedReviewsQuery } from '@osta/contracts/booking/review-api';
import type { Side } from '@osta/contracts/booking/terms';
import type { BookingId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { latestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';
import { readBookedNames } from './booked-names.ts';
import { listReportedReviewsSql } from './list-reported-reviews.sql.ts';
import { openBookings } from './open-bookings.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
}

interface Row {
  readonly id: BookingId;
  /** The side that wrote what was reported. */
  readonly author: Side;
  readonly state: MadeBooking;
}

export type ListReportedReviews = (
  query: ReportedReviewsQuery,
  locale: Locale,
) => Promise<ReportedReviewPage>;

/** Returns a query for one page of the reviews that wait for an admin, the newest report first. */
export function listReportedReviews({ pool, schema }: Dependencies): ListReportedReviews {
  return async ({ cursor, limit }, locale) => {
    const place = (cursor && readCursor(cursor)) || latestPlace;
    const { rows } = await pool.query<Row>({
      ...listReportedReviewsSql,
      // One more row than asked for tells whether there is another page
      values: [place.at, place.id, limit + 1],
    });
    const shown = rows.slice(0, limit);
    const states = shown.map(({ state }) => state);
    const [bookings, names, booked] = await Promise.all([
      openBookings(pool, schema, states),
      readNamesFor(
        pool,
        states.flatMap(({ customerId, professionalId, reviews }) => [
          customerId,
          professionalId,
          ...[reviews?.customer, reviews?.professional].flatMap(
            (review) => review?.reports.map(({ authorId }) => authorId) ?? [],
          ),
        ]),
        locale,
      ),
      readBookedNames(pool, states, locale),
    ]);
    const items = bookings.map(
      ({ customerId, professionalId, serviceId, offeringName, reviews }, nth) => {
        const row = shown[nth];
        const review = row && reviews?.[row.author];
        const publishedAt = reviews?.publishedAt;
        if (!row || !review || !publishedAt) {
          throw new Error('a reported booking has no published review');
        }
        const { stars, text, reply, reports } = review;
        return {
          bookingId: row.id,
          author: row.author,
          customer: names(customerId),
          professional: names(professionalId),
          stars,
          text,
          serviceName: booked({ serviceId, offeringName }),
          publishedAt,
          reply: reply && { text: reply.text, at: reply.at },
          reports: reports
            .filter(({ isOpen }) => isOpen)
            .map(({ authorId, cause, words, at }) => ({ by: names(authorId), cause, words, at })),
        };
      },
    );
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const lastAt = last?.state.reviews?.[last.author]?.reportedAt;
    return {
      items,
      nextCursor: last && lastAt ? writeCursor({ at: lastAt, id: last.id }) : null,
    };
  };
}
