import { seriesOperations } from '@osta/contracts/booking/series-operations';
import type { Command } from '@osta/platform/aggregate';
import { refuse, type Refusal } from '@osta/platform/decider';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { OnFollowing } from '../commands/following.ts';
import { bookingProblems } from '../commands/problems.ts';
import type { AcceptTime } from '../domain/booking/accept-time.ts';
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
  readonly acceptTime: Command<AcceptTime, unknown, Refusal>;
  readonly cancelBooking: Command<CancelBooking, unknown, Refusal>;
}

/** Where the bookings of the product are. They know no zone of their own. */
const zone = 'Africa/Tripoli';

/** Returns the routes of bookings that repeat, besides the command that places them. */
export function seriesRoutes(routes: SeriesRoutes): readonly Route[] {
  const { showSeriesDates, onFollowing, confirmBooking, proposeTime, acceptTime, cancelBooking } =
    routes;
  return [
    defineRoute(seriesOperations.showSeriesDates, {
      access: 'registered',
      problems: bookingProblems,
      rateLimit: { points: 120, seconds: 60 },
      async handle({ params: { bookingId }, query, principal }) {
        const found = await showSeriesDates(bookingId, principal.userId, query);
        return found.ok ? { body: found.body } : { refused: found.refused };
      },
    }),

    defineRoute(seriesOperations.confirmFollowing, {
      access: 'registered',
      problems: bookingProblems,
      platformProblems: ['IDEMPOTENCY_KEY_REUSED'],
      rateLimit: { points: 30, seconds: 60 },
      async handle({ params, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, ({ bookingId }, each) =>
          confirmBooking.issue({ bookingId }, each),
        );
      },
    }),

    defineRoute(seriesOperations.proposeTimeFollowing, {
      access: 'registered',
      problems: bookingProblems,
      platformProblems: ['IDEMPOTENCY_KEY_REUSED'],
      rateLimit: { points: 30, seconds: 60 },
      async handle({ params, body: { newStartsAt, note }, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, (one, each) => {
          const { bookingId, startsAt, startOfFirst } = one;
          const moved = movedAlike(startsAt, { from: startOfFirst, to: newStartsAt }, zone);
          return proposeTime.issue({ bookingId, newStartsAt: moved, note }, each);
        });
      },
    }),

    defineRoute(seriesOperations.acceptTimeFollowing, {
      access: 'registered',
      problems: bookingProblems,
      platformProblems: ['IDEMPOTENCY_KEY_REUSED'],
      rateLimit: { points: 30, seconds: 60 },
      async handle({ params, body: { proposals }, principal, command }) {
        const context = { ...command, actor: principal.userId };
        const read = new Map(proposals.map(({ bookingId, startsAt }) => [bookingId, startsAt]));
        return onFollowing(params.bookingId, context, async ({ bookingId }, each) => {
          const startsAt = read.get(bookingId);
          // Nobody agrees to a time that they have not read
          return startsAt === undefined
            ? refuse({ code: 'PROPOSAL_CHANGED' })
            : acceptTime.issue({ bookingId, startsAt }, each);
        });
      },
    }),

    defineRoute(seriesOperations.cancelFollowing, {
      access: 'registered',
      problems: bookingProblems,
      platformProblems: ['IDEMPOTENCY_KEY_REUSED'],
      rateLimit: { points: 30, seconds: 60 },
      async handle({ params, body: { reason }, principal, command }) {
        const context = { ...command, actor: principal.userId };
        return onFollowing(params.bookingId, context, ({ bookingId }, each) =>
          cancelBooking.issue({ bookingId, reason }, each),
        );
      },
    }),
  ];
}
