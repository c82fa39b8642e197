import type { AddDocumentRequest } from '@osta/contracts/application/api';
import type { ApplicationDocumentAdded } from '@osta/contracts/application/application-document-added';
import type { ApplicationDocumentWaits } from '@osta/contracts/application/application-document-waits';
import type { ApplicationStarted } from '@osta/contracts/application/application-started';
import type {
  ApplicationIllegalTransition,
  DocumentDatesCrossed,
  DocumentExpired,
  DocumentLimitReached,
  DocumentNotFound,
  DocumentNotYetIssued,
  ReapplyTooEarly,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { refuse, type Context, type Decision } from '@osta/platform/decider';

import type { ApplicationPolicy } from './application-policy.ts';
import type { Application } from './application.ts';
import { areDatesCrossed, hasExpired, isNotYetIssued } from './legal-document.ts';
import { startUnlessStarted } from './start.ts';

/** After a decision nothing is sent in: what is added waits for an admin at once. */
const decided: ReadonlySet<Application['status']> = new Set(['approved', 'lapsed', 'suspended']);

/** The applicant adds a legal document, whose file was uploaded before. */
export type AddDocument = AddDocumentRequest & { readonly applicantId: UserId };

export interface AddDocumentFacts {
  readonly policy: ApplicationPolicy;
  /** The applicant has uploaded this file. */
  readonly isFileTheirs: boolean;
}

export type AddDocumentRefusal =
  | ApplicationIllegalTransition
  | ReapplyTooEarly
  | DocumentExpired
  | DocumentNotYetIssued
  | DocumentDatesCrossed
  | DocumentLimitReached
  | DocumentNotFound;

/** Adds a document to a draft, or a newer one to the documents of a professional. */
export function addDocument(
  command: AddDocument,
  application: Application,
  { now, newId }: Context,
  { policy, isFileTheirs }: AddDocumentFacts,
): Decision<
  ApplicationDocumentAdded | ApplicationDocumentWaits | ApplicationStarted,
  AddDocumentRefusal
> {
  const { applicantId } = command;
  const start = startUnlessStarted(application, applicantId, 'add-document', now);
  if (!start.ok) return refuse(start.refused);
  if (!isFileTheirs) return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  if (isNotYetIssued(command, now)) return refuse({ code: 'DOCUMENT_NOT_YET_ISSUED' });
  if (areDatesCrossed(command)) return refuse({ code: 'DOCUMENT_DATES_CROSSED' });
  if (hasExpired(command, now)) return refuse({ code: 'DOCUMENT_EXPIRED' });
  const documents = application.status === 'none' ? [] : application.documents;
  const limit = policy.waitingDocuments;
  if (documents.filter(({ review }) => review === 'waiting').length >= limit) {
    return refuse({ code: 'DOCUMENT_LIMIT_REACHED', limit });
  }
  const documentId = newId(0);
  const added: ApplicationDocumentAdded = {
    type: 'osta.application.application-document-added',
    data: { ...command, documentId },
  };
  if (decided.has(application.status)) {
    const waits: ApplicationDocumentWaits = {
      type: 'osta.application.application-document-waits',
      data: { applicantId, documentId },
    };
    return { ok: true, events: [added, waits] };
  }
  const [started] = start.started;
  return { ok: true, events: started ? [started, added] : [added] };
}
