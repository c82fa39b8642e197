import type { ReviewDocumentRequest } from '@osta/contracts/application/api';
import type { ApplicationDocumentReviewed } from '@osta/contracts/application/application-document-reviewed';
import type { ApplicationRenewed } from '@osta/contracts/application/application-renewed';
import type { DocumentExpired, DocumentNotFound } from '@osta/contracts/application/refusals';
import type { Instant } from '@osta/contracts/instant';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forAdmin, type AdminRefusal, type OnApplication } from './admin-refusal.ts';
import type { Application, StartedApplication } from './application.ts';
import { areWhole, hasExpired } from './legal-document.ts';

/** An admin accepts or refuses a document. */
export type ReviewDocument = OnApplication &
  ReviewDocumentRequest & { readonly documentId: string };

/**
 * Records the review of a document. During the review of the application a verdict can be changed;
 * of a professional's documents, only those that wait. One that was missing brings a lapsed
 * professional back.
 */
export const reviewDocument: Decider<
  ReviewDocument,
  Application,
  ApplicationDocumentReviewed | ApplicationRenewed,
  AdminRefusal | DocumentNotFound | DocumentExpired
> = ({ applicantId, documentId, verdict, cause, note }, state, { actor, now }) => {
  const checked = forAdmin('review-document', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { application } = checked;
  const document = application.documents.find(({ id }) => id === documentId);
  const isSettled = application.status !== 'under_review' && document?.review !== 'waiting';
  if (!document || isSettled) return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  if (verdict === 'accepted' && hasExpired(document, now)) {
    return refuse({ code: 'DOCUMENT_EXPIRED' });
  }

  const reviewed: ApplicationDocumentReviewed = {
    type: 'osta.application.application-document-reviewed',
    data: { applicantId, documentId, verdict, cause, note, reviewedAt: now },
  };
  if (verdict === 'refused' || !isWhole(application, documentId, now)) return accept(reviewed);
  const renewed: ApplicationRenewed = {
    type: 'osta.application.application-renewed',
    data: { applicantId },
  };
  return accept(reviewed, renewed);
};

/** Whether a lapsed application has nothing expired any more once this document is accepted. */
function isWhole(
  { status, documents }: StartedApplication,
  accepted: string,
  now: Instant,
): boolean {
  if (status !== 'lapsed') return false;
  const then = documents.map((document) =>
    document.id === accepted ? { ...document, review: 'accepted' as const } : document,
  );
  return areWhole(then, now);
}
