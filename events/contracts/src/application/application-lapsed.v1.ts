import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { DocumentKind } from './status.ts';

/** A document has expired: customers do not find the professional until a new one is accepted. */
export const ApplicationLapsedV1 = event('osta.application.application-lapsed.v1', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  kind: DocumentKind,
});
export type ApplicationLapsedV1 = z.infer<typeof ApplicationLapsedV1>;
