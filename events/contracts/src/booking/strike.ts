import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { FoundBooking } from './admin-api.ts';
import { Side } from './terms.ts';

/** Why a side of a booking has a strike. */
export const StrikeCause = z.enum(['late-cancellation', 'no-show']);
export type StrikeCause = z.infer<typeof StrikeCause>;

/**
 * What became of a strike. One that stands or was upheld counts until its time is over; one that is contested
 * counts again only when it is upheld.
 */
export const StrikeStanding = z.enum(['stands', 'contested', 'upheld', 'lifted']);
export type StrikeStanding = z.infer<typeof StrikeStanding>;

/** The strike of a booking, for the side that has it and for admins. */
export const StrikeView = z.strictObject({
  of: Side,
  cause: StrikeCause,
  standing: StrikeStanding,
  /** Whether it counts now. */
  counts: z.boolean(),
  /** From then on it counts no more, whatever its standing. */
  countsUntil: Instant,
  /** Why it is contested; empty when it is not. */
  objection: z.string(),
  /** What an admin wrote with the decision; empty before one. */
  decision: z.string(),
});
export type StrikeView = z.infer<typeof StrikeView>;

/** `GET /api/bookings/strikes`: the caller's strikes whose time is not over, the newest first. */
export const Strikes = z.strictObject({
  /** From this many that count on, booking is paused. */
  limit: z.int().positive(),
  /** For how many days after the agreed time a strike counts. */
  days: z.int().positive(),
  /** Until when booking is paused; `null`: it is not. */
  pausedUntil: Instant.nullable(),
  items: z.array(
    StrikeView.omit({ objection: true, decision: true }).extend({
      bookingId: BookingId,
      serviceId: ServiceId,
      /** In the reader's language. */
      serviceName: z.string(),
      startsAt: Instant,
    }),
  ),
});
export type Strikes = z.infer<typeof Strikes>;

/** `GET /api/bookings/unresolved`, for admins: disputes and contested strikes, by the start of their booking. */
export const UnresolvedQuery = PageQuery;
export type UnresolvedQuery = z.output<typeof UnresolvedQuery>;

export const UnresolvedPage = page(
  FoundBooking.extend({
    /** What waits: finished work that is disputed, a contested no-show, or a contested strike. */
    about: z.enum(['work', 'no-show', 'strike']),
  }),
);
export type UnresolvedPage = z.infer<typeof UnresolvedPage>;
