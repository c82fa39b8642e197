import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** A document came after the application was decided: it waits for an admin by itself. */
export const ApplicationDocumentWaits = event('osta.application.application-document-waits', {
  applicantId: UserId,
  documentId: z.uuidv7(),
});
export type ApplicationDocumentWaits = z.infer<typeof ApplicationDocumentWaits>;
