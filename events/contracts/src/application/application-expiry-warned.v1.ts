import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { DocumentKind } from './status.ts';

/** A document of a professional expires soon. */
export const ApplicationExpiryWarnedV1 = event('osta.application.application-expiry-warned.v1', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  kind: DocumentKind,
  /** Days left: 30, 7 or 1. */
  daysLeft: z.int().min(1).max(30),
});
export type ApplicationExpiryWarnedV1 = z.infer<typeof ApplicationExpiryWarnedV1>;
