import { ProposeTimeRequest } from '@osta/contracts/booking/api';
import {
  CancelFollowingRequest,
  FollowingReceipt,
  SeriesDates,
  SeriesDatesQuery,
} from '@osta/contracts/booking/series-api';
import { BookingId } from '@osta/contracts/ids';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import type { OnFollowing } from '../commands/following.ts';
import { rows } from '../commands/problems.ts';
import type { CancelBooking } from '../domain/booking/cancel-booking.ts';
import type { OnBooking } from '../domain/booking/on-booking.ts';
import type { ProposeTime } from '../domain/booking/propose-time.ts';
import { movedAlike } from '../domain/booking/series-starts.ts';
import type { ShowSeriesDates } from '../queries/series-dates.ts';

interface SeriesRoutes {
  readonly showSeriesDates: ShowSeriesDates;
  readonly onFollowing: OnFollowing;
  readonly confirmBooking: Command<OnBooking, unknown, Refusal>;
  readonly proposeTime: Command<ProposeTime, unknown, Refusal>;
  readonly acceptTime: Command<OnBooking, unknown, Refusal>;
  readonly cancelBooking: Command<CancelBooking, unknown, Refusal>;
}

/** What the commands on a booking and the following ones have in common. */
const following = {
  method: 'post',
  access: 'registered',
  params: z.strictObject({ bookingId: BookingId }),
  answer: FollowingReceipt,
  problems: rows('BOOKING_NOT_FOUND', 'BOOKING_NOT_IN_SERIES'),
  idempotent: true,
  platformProblems: ['IDEMPOTENCY_KEY_REUSED'],
  rateLimit: { points: 30, seconds: 60 },
} as const;

/** Where the bookings of the product are. They know no zone of their own. */
const zone = 'Africa/Tripoli';

/** Returns the routes of bookings that repeat, besides the command that places them. */
export function seriesRoutes(routes: SeriesRoutes): readonly Route[] {
  const { showSeriesDates, onFollowing, confirmBooking, proposeTime, acceptTime, cancelBooking } =
    routes;
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/{bookingId}/series-dates',
      operationId: 'showSeriesDates',
      summary: 'List the dates on which the slot that you hold would repeat, and which are free',
      access: 'registered',
      params: following.params,
      query: SeriesDatesQuery,
      answer: SeriesDates,
      problems: rows('BOOKING_NOT_FOUND', 'BOOKING_ILLEGAL_TRANSITION', 'SERVICE_NOT_BOOKABLE'),
      rateLimit: { points: 120, seconds: 60 },
      async handle({ params: { bookingId }, query, principal }) {
        const found = await showSeriesDates(bookingId, principal.userId, query);
        return found.ok ? { body: found.body } : { refused: found.refused };
      },
    }),

    defineRoute({
      ...following,
      path: '/api/bookings/{bookingId}/confirm-following',
      operationId: 'confirmFollowing',
      summary: 'Confirm a booking and the later ones of its series',
      async handle({ params, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, ({ bookingId }, each) =>
          confirmBooking.issue({ bookingId }, each),
        );
      },
    }),

    defineRoute({
      ...following,
      path: '/api/bookings/{bookingId}/propose-time-following',
      operationId: 'proposeTimeFollowing',
      summary: 'Propose to move a booking and the later ones of its series by the same time',
      body: ProposeTimeRequest,
      async handle({ params, body: { newStartsAt, note }, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, (one, each) => {
          const { bookingId, startsAt, startOfFirst } = one;
          const moved = movedAlike(startsAt, { from: startOfFirst, to: newStartsAt }, zone);
          return proposeTime.issue({ bookingId, newStartsAt: moved, note }, each);
        });
      },
    }),

    defineRoute({
      ...following,
      path: '/api/bookings/{bookingId}/accept-time-following',
      operationId: 'acceptTimeFollowing',
      summary: 'Accept the new times of a booking and the later ones of its series',
      async handle({ params, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, ({ bookingId }, each) =>
          acceptTime.issue({ bookingId }, each),
        );
      },
    }),

    defineRoute({
      ...following,
      path: '/api/bookings/{bookingId}/cancel-following',
      operationId: 'cancelFollowing',
      summary: 'Cancel a booking and the later ones of its series',
      body: CancelFollowingRequest,
      async handle({ params, body: { reason }, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, ({ bookingId }, each) =>
          cancelBooking.issue({ bookingId, reason }, each),
        );
      },
    }),
  ];
}
