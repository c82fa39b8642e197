import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant took a document back. */
export const ApplicationDocumentRemoved = event('osta.application.application-document-removed', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  fileId: z.uuidv7(),
});
export type ApplicationDocumentRemoved = z.infer<typeof ApplicationDocumentRemoved>;
