import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { DocumentKind } from './status.ts';

/** The applicant added a legal document. Its file is private. */
export const ApplicationDocumentAdded = event('osta.application.application-document-added', {
  applicantId: UserId,
  documentId: z.uuidv7(),
  kind: DocumentKind,
  number: PersonalWords,
  /** The day on which it was issued. */
  issuedOn: z.iso.date(),
  /** The last day on which it is valid, in Libya; `null`: it does not expire. */
  expiresOn: z.iso.date().nullable(),
  fileId: z.uuidv7(),
});
export type ApplicationDocumentAdded = z.infer<typeof ApplicationDocumentAdded>;
