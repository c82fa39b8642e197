import type { ChangeNotes } from '@osta/contracts/application/change-notes';
import type { ApplicationEvent } from '@osta/contracts/application/events';
import type {
  ApplicationField,
  ApplicationStatus,
  RejectionCause,
  SuspensionCause,
} from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Fold } from '@osta/platform/decider';
import type { CategoryId } from '@osta/reference/category-id';
import type { PlaceId } from '@osta/reference/place-id';

import type { LegalDocument } from './legal-document.ts';

/** What the applicant says. `null` and empty: not yet said. */
export interface ApplicationContent {
  readonly legalName: string | null;
  readonly about: string | null;
  readonly experienceYears: number | null;
  readonly categoryIds: readonly CategoryId[];
  readonly placeIds: readonly PlaceId[];
  readonly hasAcceptedCommitments: boolean;
}

/** The last word of an admin: a rejection, a suspension or a revocation. */
export interface AdminDecision {
  readonly cause: RejectionCause | SuspensionCause;
  readonly note: string;
  /** Set by a rejection alone. */
  readonly reapplyFrom: Instant | null;
}

/** An application that somebody has begun. */
export interface StartedApplication {
  readonly status: ApplicationStatus;
  readonly applicantId: UserId;
  readonly content: ApplicationContent;
  /** Oldest first. */
  readonly documents: readonly LegalDocument[];
  /** What an admin asks to change and the applicant has not changed yet. */
  readonly changes: ChangeNotes;
  /** Submissions since the person began to apply; 0 before the first. */
  readonly round: number;
  readonly submittedAt: Instant | null;
  /** What the last submission said, and the one before: an admin sees the difference. */
  readonly submitted: ApplicationContent | null;
  readonly before: ApplicationContent | null;
  readonly reviewerId: UserId | null;
  /** The first of two admins who would approve. */
  readonly firstApprovalBy: UserId | null;
  readonly decision: AdminDecision | null;
}

/** The state of an application: the fold of its events. */
export type Application = { readonly status: 'none' } | StartedApplication;

export const noChanges: ChangeNotes = {
  legalName: '',
  about: '',
  experienceYears: '',
  categoryIds: '',
  placeIds: '',
  commitments: '',
  documents: '',
};

const nothingSaid: ApplicationContent = {
  legalName: null,
  about: null,
  experienceYears: null,
  categoryIds: [],
  placeIds: [],
  hasAcceptedCommitments: false,
};

/** Folds the events of an application. An event that does not fit changes nothing here. */
export const application: Fold<Application, ApplicationEvent> = {
  version: 2,
  initial: { status: 'none' },

  evolve(state, event) {
    if (event.type === 'osta.application.application-started') {
      // What the person said before stays: they need not say it again
      const { content, documents } =
        state.status === 'none' ? { content: nothingSaid, documents: [] } : state;
      return {
        status: 'draft',
        applicantId: event.data.applicantId,
        content,
        documents,
        changes: noChanges,
        round: 0,
        submittedAt: null,
        submitted: null,
        before: null,
        reviewerId: null,
        firstApprovalBy: null,
        decision: null,
      };
    }
    return state.status === 'none' ? state : evolveStarted(state, event);
  },
};

function evolveStarted(
  state: StartedApplication,
  event: Exclude<ApplicationEvent, { readonly type: 'osta.application.application-started' }>,
): StartedApplication {
  switch (event.type) {
    case 'osta.application.application-general-saved': {
      const { legalName, about, experienceYears } = event.data;
      return said(state, { legalName, about, experienceYears }, [
        'legalName',
        'about',
        'experienceYears',
      ]);
    }
    case 'osta.application.application-services-saved':
      return said(state, { categoryIds: event.data.categoryIds }, ['categoryIds']);
    case 'osta.application.application-area-saved':
      return said(state, { placeIds: event.data.placeIds }, ['placeIds']);
    case 'osta.application.application-commitments-accepted':
      return said(state, { hasAcceptedCommitments: true }, ['commitments']);
    case 'osta.application.application-document-added': {
      const { documentId: id, kind, number, issuedOn, expiresOn, fileId } = event.data;
      const added: LegalDocument = {
        id,
        kind,
        number,
        issuedOn,
        expiresOn,
        fileId,
        review: 'waiting',
        cause: null,
        note: '',
        reviewedAt: null,
        warnedDays: null,
      };
      return said({ ...state, documents: [...state.documents, added] }, {}, ['documents']);
    }
    case 'osta.application.application-document-removed': {
      const { documentId } = event.data;
      const documents = state.documents.filter(({ id }) => id !== documentId);
      return said({ ...state, documents }, {}, ['documents']);
    }
    // For those who wait for it: the document says already that it waits
    case 'osta.application.application-document-waits':
      return state;
    case 'osta.application.application-submitted': {
      const { round, submittedAt } = event.data;
      const { content, submitted } = state;
      const sent = { round, submittedAt, submitted: content, before: submitted };
      return { ...state, ...sent, status: 'submitted', firstApprovalBy: null };
    }
    case 'osta.application.application-assigned':
      return { ...state, status: 'under_review', reviewerId: event.data.reviewerId };
    case 'osta.application.application-released':
      return { ...state, status: 'submitted', reviewerId: null, firstApprovalBy: null };
    case 'osta.application.application-document-reviewed': {
      const { documentId, verdict: review, cause, note, reviewedAt } = event.data;
      return withDocument(state, documentId, { review, cause, note, reviewedAt });
    }
    case 'osta.application.application-changes-requested':
      return {
        ...state,
        status: 'changes_requested',
        changes: event.data.notes,
        firstApprovalBy: null,
      };
    case 'osta.application.application-approval-proposed':
      return { ...state, firstApprovalBy: event.data.reviewerId };
    case 'osta.application.application-approved':
      return { ...state, status: 'approved', decision: null };
    case 'osta.application.application-rejected': {
      const { cause, note, reapplyFrom } = event.data;
      return { ...state, status: 'rejected', decision: { cause, note, reapplyFrom } };
    }
    case 'osta.application.application-reopened':
      return {
        ...state,
        status: 'under_review',
        changes: noChanges,
        decision: null,
        firstApprovalBy: null,
      };
    case 'osta.application.application-withdrawn':
      return { ...state, status: 'withdrawn', changes: noChanges };
    case 'osta.application.application-expiry-warned': {
      const { documentId, daysLeft: warnedDays } = event.data;
      return withDocument(state, documentId, { warnedDays });
    }
    case 'osta.application.application-lapsed':
      return { ...state, status: 'lapsed' };
    case 'osta.application.application-renewed':
      return { ...state, status: 'approved' };
    case 'osta.application.application-suspended': {
      const { cause, note } = event.data;
      return { ...state, status: 'suspended', decision: { cause, note, reapplyFrom: null } };
    }
    // A document that has expired meanwhile makes it lapse at once: its deadline is due
    case 'osta.application.application-reinstated':
      return { ...state, status: 'approved', decision: null };
    case 'osta.application.application-revoked': {
      const { cause, note } = event.data;
      return { ...state, status: 'revoked', decision: { cause, note, reapplyFrom: null } };
    }
  }
}

/** Takes over what the applicant says now; what was asked about these fields is answered. */
function said(
  state: StartedApplication,
  change: Partial<ApplicationContent>,
  answered: readonly ApplicationField[],
): StartedApplication {
  const changes = { ...state.changes };
  for (const field of answered) changes[field] = '';
  return { ...state, content: { ...state.content, ...change }, changes };
}

function withDocument(
  state: StartedApplication,
  documentId: string,
  change: Partial<LegalDocument>,
): StartedApplication {
  const documents = state.documents.map((document) =>
    document.id === documentId ? { ...document, ...change } : document,
  );
  return { ...state, documents };
}
