import { z } from 'zod';

/** Customers find and book a service only while it is `published`, and no admin hides it. `archived` is final. */
export const OfferingStatus = z.enum(['draft', 'published', 'paused', 'archived']);
export type OfferingStatus = z.infer<typeof OfferingStatus>;

/** The commands on a service. */
export const OfferingVerb = z.enum([
  'revise',
  'publish',
  'pause',
  'archive',
  'change-availability',
  'hide',
  'show',
  'ask-again',
]);
export type OfferingVerb = z.infer<typeof OfferingVerb>;
