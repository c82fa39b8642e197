import type { ListReviewsQuery, ReviewPage } from '@osta/contracts/booking/review-api';
import type { BookingId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { latestPlace, readCursor, writeCursor } from '@osta/platform/page-cursor';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import type { MadeBooking } from '../domain/booking/booking.ts';
import { readBookedNames } from './booked-names.ts';
import { firstNameOf } from './first-name-of.ts';
import { listReviewsSql, listStoreReviewsSql } from './list-reviews.sql.ts';
import { openBookings } from './open-bookings.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
}

interface Row {
  readonly id: BookingId;
  readonly state: MadeBooking;
}

export type ListReviews = (query: ListReviewsQuery, locale: Locale) => Promise<ReviewPage>;

/**
 * Returns a query for one page of the published reviews about a professional, or of the bookings made at a store,
 * the newest first. A customer is shown by their first name: everybody reads this page.
 */
export function listReviews({ pool, schema }: Dependencies): ListReviews {
  return async ({ professionalId, storeId, cursor, limit }, locale) => {
    const place = (cursor && readCursor(cursor)) || latestPlace;
    const { rows } = await pool.query<Row>({
      ...(storeId === undefined ? listReviewsSql : listStoreReviewsSql),
      // One more row than asked for tells whether there is another page
      values: [storeId ?? professionalId, place.at, place.id, limit + 1],
    });
    const shown = rows.slice(0, limit);
    const [bookings, names, booked] = await Promise.all([
      openBookings(
        pool,
        schema,
        shown.map(({ state }) => state),
      ),
      readNamesFor(
        pool,
        shown.flatMap(({ state }) => [state.customerId, state.professionalId]),
        locale,
      ),
      readBookedNames(
        pool,
        shown.map(({ state }) => state),
        locale,
      ),
    ]);
    const items = bookings.map(
      ({ customerId, professionalId: workerId, serviceId, offeringName, reviews }, nth) => {
        const id = shown[nth]?.id;
        const review = reviews?.customer;
        const publishedAt = reviews?.publishedAt;
        if (!id || !review || !publishedAt)
          throw new Error('a listed booking has no published review');
        const { stars, text, reply } = review;
        return {
          bookingId: id,
          author: firstNameOf(names(customerId).fullName),
          professionalName: names(workerId).fullName,
          stars,
          text,
          serviceName: booked({ serviceId, offeringName }),
          publishedAt,
          reply: reply && { text: reply.text, at: reply.at },
        };
      },
    );
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last
        ? writeCursor({ at: Instant.parse(last.publishedAt), id: last.bookingId })
        : null,
    };
  };
}
