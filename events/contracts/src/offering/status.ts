import { z } from 'zod';

/** Customers find and book a service only while it is `published`. `archived` is final. */
export const OfferingStatus = z.enum(['draft', 'published', 'paused', 'archived']);
export type OfferingStatus = z.infer<typeof OfferingStatus>;
