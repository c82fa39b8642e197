import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** A document came after the application was decided: it waits for an admin by itself. */
export const ApplicationDocumentWaitsV1 = event('osta.application.application-document-waits.v1', {
  applicantId: UserId,
  documentId: z.uuidv7(),
});
export type ApplicationDocumentWaitsV1 = z.infer<typeof ApplicationDocumentWaitsV1>;
