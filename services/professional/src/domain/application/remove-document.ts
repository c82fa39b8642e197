import type { ApplicationDocumentRemoved } from '@osta/contracts/application/application-document-removed';
import type { ApplicationRenewed } from '@osta/contracts/application/application-renewed';
import type {
  ApplicationIllegalTransition,
  ApplicationNotFound,
  DocumentNotFound,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { applicationRefusal } from './allowed.ts';
import type { Application } from './application.ts';
import { areWhole, hasExpired, neededKinds } from './legal-document.ts';

/** The applicant takes a document back. */
export interface RemoveDocument {
  readonly applicantId: UserId;
  readonly documentId: string;
}

/**
 * Removes a document. A professional keeps the accepted ones: their standing rests on them. One that has expired, of a
 * kind that nobody needs, can go; when nothing that has expired is left, the professional is back.
 */
export const removeDocument: Decider<
  RemoveDocument,
  Application,
  ApplicationDocumentRemoved | ApplicationRenewed,
  ApplicationNotFound | ApplicationIllegalTransition | DocumentNotFound
> = ({ applicantId, documentId }, application, { now }) => {
  if (application.status === 'none') return refuse({ code: 'APPLICATION_NOT_FOUND' });
  const refusal = applicationRefusal('remove-document', application);
  if (refusal) return refuse(refusal);

  const { status, documents } = application;
  const document = documents.find(({ id }) => id === documentId);
  if (!document) return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  const isDecided = status === 'approved' || status === 'lapsed';
  const isOver = hasExpired(document, now) && !neededKinds.includes(document.kind);
  if (isDecided && document.review === 'accepted' && !isOver) {
    return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  }

  const removed: ApplicationDocumentRemoved = {
    type: 'osta.application.application-document-removed',
    data: { applicantId, documentId, fileId: document.fileId },
  };
  const left = documents.filter(({ id }) => id !== documentId);
  if (status !== 'lapsed' || !isOver || !areWhole(left, now)) return accept(removed);
  const renewed: ApplicationRenewed = {
    type: 'osta.application.application-renewed',
    data: { applicantId },
  };
  return accept(removed, renewed);
};
