import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { DocumentKind } from './status.ts';

/** A document of a professional expires soon. */
export const ApplicationExpiryWarned = event('osta.application.application-expiry-warned', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  kind: DocumentKind,
  /** Days left: 30, 7 or 1. */
  daysLeft: z.int().min(1).max(30),
});
export type ApplicationExpiryWarned = z.infer<typeof ApplicationExpiryWarned>;
