import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { DocumentCause, DocumentVerdict } from './status.ts';

/** An admin accepted or refused a document. */
export const ApplicationDocumentReviewed = event('osta.application.application-document-reviewed', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  verdict: DocumentVerdict,
  /** Why it was refused; `null` when it was accepted. */
  cause: DocumentCause.nullable(),
  note: PersonalWords,
  /** The date of the badge. */
  reviewedAt: Instant,
});
export type ApplicationDocumentReviewed = z.infer<typeof ApplicationDocumentReviewed>;
