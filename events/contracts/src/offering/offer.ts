import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { inEitherLanguage } from '../either-language.ts';
import { Text } from '../text.ts';

/** A price that somebody pays. */
const Amount = Dirham.min(1).max(1_000_000_000);

/** How a service is priced. */
export const ServicePrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Amount }),
  /** For each hour of work. */
  z.strictObject({ kind: z.literal('hourly'), amount: Amount }),
  /** The least that it costs; the work decides how much more. */
  z.strictObject({ kind: z.literal('from'), amount: Amount }),
  /** The price follows after a visit; the visit itself costs `fee`, or nothing. */
  z.strictObject({ kind: z.literal('visit-first'), fee: Dirham.max(1_000_000_000) }),
]);
export type ServicePrice = z.infer<typeof ServicePrice>;

/** Until when a customer cancels without a consequence: `hoursFreeToCancel` has the hours. */
export const CancellationPolicy = z.enum(['flexible', 'moderate', 'strict']);
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

/** Whether a booking stands at once, or waits for the professional. */
export const Confirmation = z.enum(['instant', 'approval']);
export type Confirmation = z.infer<typeof Confirmation>;

/** Minutes between two possible starts. Divides a day, so that starts fall on the same times each day. */
const SlotInterval = z.union([
  z.literal(10),
  z.literal(15),
  z.literal(20),
  z.literal(30),
  z.literal(60),
  z.literal(90),
  z.literal(120),
  z.literal(180),
  z.literal(240),
]);

/** The rules by which open hours become slots. */
export const SlotRules = z.strictObject({
  /** How long the work takes, and a slot lasts. */
  durationMinutes: z.int().min(10).max(720),
  /** The way there, and preparation: busy, but not part of the slot. */
  bufferBeforeMinutes: z.int().min(0).max(240),
  /** The way back, and cleaning up: busy, but not part of the slot. */
  bufferAfterMinutes: z.int().min(0).max(240),
  /** Time from booking to the earliest start. */
  noticeMinutes: z.int().min(0).max(20_160),
  /** The last day that can be booked, counted from today. */
  horizonDays: z.int().min(1).max(180),
  slotIntervalMinutes: SlotInterval,
  /** Largest number of bookings of this service in a day; `null`: as many as fit. */
  dailyCap: z.int().min(1).max(50).nullable(),
});
export type SlotRules = z.infer<typeof SlotRules>;

/** What a professional offers under one name, at one price. */
export const Offer = SlotRules.extend({
  /** The job of the catalogue; its trade follows from it. */
  serviceId: ServiceId,
  /** At least one language; the other may be empty. */
  name: inEitherLanguage(Text.trim().max(80)).refine(({ ar, en }) => ar !== '' || en !== '', {
    path: ['ar'],
  }),
  /** Both may be empty. */
  description: inEitherLanguage(Text.trim().max(1000)),
  price: ServicePrice,
  confirmation: Confirmation,
  cancellation: CancellationPolicy,
});
export type Offer = z.infer<typeof Offer>;
