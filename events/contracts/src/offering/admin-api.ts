import { z } from 'zod';

import { inEitherLanguage } from '../either-language.ts';
import { OfferingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { Hiding } from './api.ts';
import { HidingCause } from './hiding.ts';
import { ServicePrice } from './offer.ts';
import { OfferingStatus } from './status.ts';

/** `POST /api/professional/services/{offeringId}/hide`, for admins. */
export const HideServiceRequest = z
  .strictObject({
    cause: HidingCause,
    /** The professional reads it. */
    note: Text.trim().max(500),
  })
  // “Another reason” says nothing by itself: it needs words
  .refine(({ cause, note }) => cause !== 'other' || note !== '', { path: ['note'] });
export type HideServiceRequest = z.infer<typeof HideServiceRequest>;

/** `GET /api/professional/offerings`, for admins: what is published or paused, the newest first. */
export const ListOfferingsQuery = PageQuery.extend({
  /** Words of the name of a professional. */
  q: Text.trim().max(100).optional(),
  /**
   * `shown`: customers find it. `hidden`: an admin hides it. `asked`: its professional asked for another look at it.
   * Absent: also those that are paused.
   */
  state: z.enum(['shown', 'hidden', 'asked']).optional(),
});
export type ListOfferingsQuery = z.output<typeof ListOfferingsQuery>;

/** A service as admins see it: all that its professional says of it, in both languages. */
export const ListedOffering = z.strictObject({
  id: OfferingId,
  /** For `If-Match`: a decision is about what was read. */
  version: z.int().min(1),
  status: OfferingStatus,
  professional: z.strictObject({ id: UserId, fullName: z.string() }),
  /** Of the job in the catalogue, in the reader's language. */
  serviceName: z.string(),
  name: inEitherLanguage(z.string()),
  description: inEitherLanguage(z.string()),
  price: ServicePrice,
  /** `null`: no admin hides it. */
  hidden: Hiding.extend({ adminName: z.string() }).nullable(),
  updatedAt: Instant,
});
export type ListedOffering = z.infer<typeof ListedOffering>;

export const ListedOfferingPage = page(ListedOffering);
export type ListedOfferingPage = z.infer<typeof ListedOfferingPage>;
