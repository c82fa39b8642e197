import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Instant } from '../instant.ts';

/** SHA-256 of the event that completed a booking, in hex: see `docs/domain.md`, "Receipts". */
export const EventHash = z.string().regex(/^[0-9a-f]{64}$/u);

/** What makes the receipt of a completed booking unique, and what it can be checked by. */
export const ReceiptMark = z.strictObject({
  /** `R-2026-A1B2C3D4E5F6` */
  number: z.string(),
  hash: EventHash,
});
export type ReceiptMark = z.infer<typeof ReceiptMark>;

/**
 * `GET /api/bookings/{bookingId}/receipts/{hash}`: what Osta has on record for a receipt. Whoever holds the
 * receipt knows the hash. Nothing of the customer, nor of the address.
 */
export const ReceiptProof = z.strictObject({
  number: z.string(),
  issuedAt: Instant,
  professionalName: z.string(),
  serviceName: z.string(),
  finalPrice: Dirham.nullable(),
});
export type ReceiptProof = z.infer<typeof ReceiptProof>;
