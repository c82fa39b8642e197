import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { DocumentKind } from './status.ts';

/** A document has expired: customers do not find the professional until a new one is accepted. */
export const ApplicationLapsed = event('osta.application.application-lapsed', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  kind: DocumentKind,
});
export type ApplicationLapsed = z.infer<typeof ApplicationLapsed>;
