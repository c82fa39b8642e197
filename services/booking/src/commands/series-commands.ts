import { PlaceSeriesRequest, SeriesReceipt } from '@osta/contracts/booking/series-api';
import { BookingId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { placeSeries } from '../domain/booking/place-series.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { rows } from './problems.ts';
import { seriesFacts } from './series-facts.ts';

interface Wiring {
  /** Over `seriesAggregate`. */
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
}

/** Declares the command by which a held slot becomes the first of several bookings. */
export function seriesCommands({ bookings, policy }: Wiring) {
  return {
    placeSeries: defineCommand(bookings, {
      name: 'placeSeries',
      summary: 'Book the slot that you hold and further dates, all or none',
      method: 'post',
      path: '/api/bookings/{bookingId}/place-series',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      params: z.strictObject({ bookingId: BookingId }),
      body: PlaceSeriesRequest,
      decide: placeSeries,
      facts: seriesFacts(policy),
      problems: rows(
        'BOOKING_NOT_FOUND',
        'BOOKING_ILLEGAL_TRANSITION',
        'SERVICE_NOT_BOOKABLE',
        'SERIES_NOT_FREE',
      ),
      answer: SeriesReceipt,
    }),
  };
}
