import { inEitherLanguage } from '@osta/contracts/either-language';
import { GeoPoint } from '@osta/contracts/geo-point';
import { OfferingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import { metersBetween } from '@osta/contracts/meters-between';
import { Availability } from '@osta/contracts/offering/availability';
import type { BusyRange } from '@osta/contracts/offering/free-slots';
import {
  CancellationPolicy,
  Confirmation,
  ServicePrice,
  SlotRules,
} from '@osta/contracts/offering/offer';
import type { RecordedOffer } from '@osta/contracts/offering/recorded-offering';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import type {
  OfferedService,
  OfferedTerms,
  SimilarService,
} from '../domain/booking/offered-service.ts';
import type { ProfessionalDays } from '../domain/booking/other-times.ts';

const Terms = z.strictObject({
  rules: SlotRules,
  price: ServicePrice,
  confirmation: Confirmation,
  cancellation: CancellationPolicy,
  availability: Availability,
});

const Milliseconds = z.int().transform(instantAt);

const Busy = z.array(
  z
    .tuple([Milliseconds, Milliseconds, Instant.nullable()])
    .transform(([startsAt, endsAt, startOfSameService]) => ({
      startsAt,
      endsAt,
      startOfSameService,
    })),
);

/** The times at which nobody is booked at a store, as `blockedAt` reads them. */
export const BlockedRow: z.ZodType<readonly BusyRange[]> = Busy;

const shape = {
  professionalId: UserId,
  serviceId: ServiceId,
  name: inEitherLanguage(z.string()).nullable(),
  terms: Terms,
  strikes: z.array(Instant),
};

/** An offered service without its id and the taken times of its professional. */
export const OfferedAlone: z.ZodType<Omit<OfferedService, 'id' | 'busy'>> = z.object(shape);

const Offered = z.object({
  id: OfferingId,
  ...shape,
  busy: Busy,
});

/** When a professional is taken, and the terms of a service of theirs. */
export const DaysRow: z.ZodType<ProfessionalDays> = z.object({
  busy: Busy,
  terms: Terms.nullable(),
});

/** A row of `offeredColumns`. */
export const OfferedRow: z.ZodType<OfferedService> = Offered;

/** The same, with where the wanted professional starts from, and where this one does. */
export const SimilarRow: z.ZodType<SimilarService> = Offered.extend({
  here: GeoPoint,
  there: GeoPoint,
}).transform(({ here, there, ...service }) => ({
  ...service,
  distanceMeters: metersBetween(here, there),
}));

/** Returns what is stored of an offered service. */
export function termsOf(offer: RecordedOffer, availability: Availability): OfferedTerms {
  const { price, confirmation, cancellation } = offer;
  const rules: SlotRules = {
    durationMinutes: offer.durationMinutes,
    bufferBeforeMinutes: offer.bufferBeforeMinutes,
    bufferAfterMinutes: offer.bufferAfterMinutes,
    noticeMinutes: offer.noticeMinutes,
    horizonDays: offer.horizonDays,
    slotIntervalMinutes: offer.slotIntervalMinutes,
    dailyCap: offer.dailyCap,
  };
  return { rules, price, confirmation, cancellation, availability };
}
