import type {
  ApplicationContent as ShownContent,
  ApplicationDocument,
  ApplicationHistoryItem,
  ApplicationView,
} from '@osta/contracts/application/api';
import { ApplicationField, type ApplicationVerb } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { CatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import { placeName } from '@osta/reference/names';

import { applicationVerbs } from '../domain/application/allowed.ts';
import type { ApplicationPolicy } from '../domain/application/application-policy.ts';
import type { ApplicationContent, StartedApplication } from '../domain/application/application.ts';
import type { LegalDocument } from '../domain/application/legal-document.ts';
import { missingFields } from '../domain/application/missing-fields.ts';

/** Who reads: the applicant, or an admin. */
export interface ApplicationReader {
  readonly as: 'applicant' | 'admin';
  readonly id: UserId;
}

/** Returns the applicant as the reader of their own application. */
export function asApplicant(id: UserId): ApplicationReader {
  return { as: 'applicant', id };
}

/** The verbs of applicants; all others are those of admins. */
const ofApplicants: ReadonlySet<ApplicationVerb> = new Set<ApplicationVerb>([
  'save',
  'add-document',
  'remove-document',
  'submit',
  'withdraw',
]);

/** An application as it is read, with its text opened. */
export interface ReadApplication {
  readonly application: StartedApplication;
  readonly version: number;
  /** When the commitments were accepted last; `null`: not yet. */
  readonly committedAt: Instant | null;
  readonly applicantName: string;
  readonly reviewerName: string;
  readonly catalogue: CatalogueNames;
  readonly history: readonly ApplicationHistoryItem[];
  /** Returns the path of a file for this reader. */
  readonly pathOf: (fileId: string) => string;
}

/** Returns the application as this reader may see it, with names in their language. */
export function applicationView(
  {
    application,
    version,
    committedAt,
    applicantName,
    reviewerName,
    catalogue,
    history,
    pathOf,
  }: ReadApplication,
  reader: ApplicationReader['as'],
  policy: ApplicationPolicy,
  locale: Locale,
  now: Instant,
): ApplicationView {
  const { applicantId, status, documents, round, decision, reviewerId } = application;
  return {
    applicantId,
    fullName: applicantName,
    status,
    version,
    content: shownContent(application.content, catalogue, locale),
    documents: documents.map((document) => shownDocument(document, pathOf)),
    changes: Object.fromEntries(
      ApplicationField.options
        .filter((field) => application.changes[field] !== '')
        .map((field) => [field, application.changes[field]]),
    ),
    missing: missingFields(application, now),
    round,
    resubmissionsLeft: Math.max(0, policy.resubmissions + 1 - Math.max(round, 1)),
    submittedAt: application.submittedAt,
    commitmentsAcceptedAt: committedAt,
    decision,
    allowed: allowedTo(reader, application, now),
    review:
      reader === 'admin'
        ? {
            before: application.before && shownContent(application.before, catalogue, locale),
            reviewer: reviewerId === null ? null : { id: reviewerId, fullName: reviewerName },
            isFirstApprovalGiven: application.firstApprovalBy !== null,
            history: [...history],
          }
        : null,
  };
}

function allowedTo(
  reader: ApplicationReader['as'],
  { status, decision }: StartedApplication,
  now: Instant,
): ApplicationVerb[] {
  const isTooEarly = status === 'rejected' && decision?.reapplyFrom && now < decision.reapplyFrom;
  return applicationVerbs[status].filter((verb) => {
    const isTheirs = ofApplicants.has(verb) === (reader === 'applicant');
    return isTheirs && !(reader === 'applicant' && isTooEarly);
  });
}

function shownContent(
  content: ApplicationContent,
  catalogue: CatalogueNames,
  locale: Locale,
): ShownContent {
  const { categoryIds, placeIds, ...rest } = content;
  return {
    ...rest,
    categories: categoryIds.map((id) => ({ id, name: catalogue.ofTrade(id, locale) })),
    places: placeIds.map((id) => ({ id, name: placeName(id, locale) })),
  };
}

function shownDocument(
  { fileId, warnedDays: _warnedDays, ...document }: LegalDocument,
  pathOf: ReadApplication['pathOf'],
): ApplicationDocument {
  return { ...document, fileUrl: pathOf(fileId) };
}
