import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant took a document back. */
export const ApplicationDocumentRemovedV1 = event(
  'osta.application.application-document-removed.v1',
  {
    applicantId: UserId,
    documentId: z.uuidv7(),
    fileId: z.uuidv7(),
  },
);
export type ApplicationDocumentRemovedV1 = z.infer<typeof ApplicationDocumentRemovedV1>;
