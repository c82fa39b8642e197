import type { ApplicationDocumentRemoved } from '@osta/contracts/application/application-document-removed';
import type {
  ApplicationIllegalTransition,
  ApplicationNotFound,
  DocumentNotFound,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { applicationRefusal } from './allowed.ts';
import type { Application } from './application.ts';

/** The applicant takes a document back. */
export interface RemoveDocument {
  readonly applicantId: UserId;
  readonly documentId: string;
}

/** Removes a document. A professional keeps the accepted ones: their standing rests on them. */
export const removeDocument: Decider<
  RemoveDocument,
  Application,
  ApplicationDocumentRemoved,
  ApplicationNotFound | ApplicationIllegalTransition | DocumentNotFound
> = ({ applicantId, documentId }, application) => {
  if (application.status === 'none') return refuse({ code: 'APPLICATION_NOT_FOUND' });
  const refusal = applicationRefusal('remove-document', application);
  if (refusal) return refuse(refusal);

  const { status, documents } = application;
  const document = documents.find(({ id }) => id === documentId);
  const isKept =
    document?.review === 'accepted' && status !== 'draft' && status !== 'changes_requested';
  if (!document || isKept) return refuse({ code: 'DOCUMENT_NOT_FOUND' });

  const removed: ApplicationDocumentRemoved = {
    type: 'osta.application.application-document-removed',
    data: { applicantId, documentId, fileId: document.fileId },
  };
  return accept(removed);
};
