import { z } from 'zod';

import { TradeHidden, TradeUnknown } from '../catalogue/refusals.ts';
import { refusal } from '../define.ts';
import { Instant } from '../instant.ts';
import { ApplicationField, ApplicationStatus, ApplicationVerb, DocumentKind } from './status.ts';

/** There is no such application, or it belongs to somebody else. */
export const ApplicationNotFound = refusal('APPLICATION_NOT_FOUND', {});
export type ApplicationNotFound = z.infer<typeof ApplicationNotFound>;

/** The person has not applied. */
export const NotApplied = refusal('NOT_APPLIED', {});
export type NotApplied = z.infer<typeof NotApplied>;

/** The application has moved on: where it stands, and what is possible there. */
export const ApplicationIllegalTransition = refusal('APPLICATION_ILLEGAL_TRANSITION', {
  state: ApplicationStatus,
  allowed: z.array(ApplicationVerb),
});
export type ApplicationIllegalTransition = z.infer<typeof ApplicationIllegalTransition>;

/** These fields are empty, or wait for a change that an admin asked for. */
export const ApplicationIncomplete = refusal('APPLICATION_INCOMPLETE', {
  missing: z.array(ApplicationField),
});
export type ApplicationIncomplete = z.infer<typeof ApplicationIncomplete>;

/** After a rejection a person may apply again from this moment on. */
export const ReapplyTooEarly = refusal('REAPPLY_TOO_EARLY', { from: Instant });
export type ReapplyTooEarly = z.infer<typeof ReapplyTooEarly>;

/** The applicant has changed the application as often as they may: now it is approved or rejected. */
export const ResubmitLimitReached = refusal('RESUBMIT_LIMIT_REACHED', { limit: z.int() });
export type ResubmitLimitReached = z.infer<typeof ResubmitLimitReached>;

/** A request for changes names no field. */
export const ChangesEmpty = refusal('CHANGES_EMPTY', {});
export type ChangesEmpty = z.infer<typeof ChangesEmpty>;

/** The application has no such document, or it was reviewed already. */
export const DocumentNotFound = refusal('DOCUMENT_NOT_FOUND', {});
export type DocumentNotFound = z.infer<typeof DocumentNotFound>;

/** An application holds so many documents at most. */
export const DocumentLimitReached = refusal('DOCUMENT_LIMIT_REACHED', { limit: z.int() });
export type DocumentLimitReached = z.infer<typeof DocumentLimitReached>;

/** The document has expired already. */
export const DocumentExpired = refusal('DOCUMENT_EXPIRED', {});
export type DocumentExpired = z.infer<typeof DocumentExpired>;

/** The document says that it was issued on a day to come. */
export const DocumentNotYetIssued = refusal('DOCUMENT_NOT_YET_ISSUED', {});
export type DocumentNotYetIssued = z.infer<typeof DocumentNotYetIssued>;

/** The document says that it expired no later than it was issued. */
export const DocumentDatesCrossed = refusal('DOCUMENT_DATES_CROSSED', {});
export type DocumentDatesCrossed = z.infer<typeof DocumentDatesCrossed>;

/** An approval needs a valid document of these kinds, accepted by an admin. */
export const DocumentsNotAccepted = refusal('DOCUMENTS_NOT_ACCEPTED', {
  kinds: z.array(DocumentKind),
});
export type DocumentsNotAccepted = z.infer<typeof DocumentsNotAccepted>;

/** A second admin has to agree; the first one cannot. */
export const SecondAdminNeeded = refusal('SECOND_ADMIN_NEEDED', {});
export type SecondAdminNeeded = z.infer<typeof SecondAdminNeeded>;

/** Nobody decides on their own application. */
export const OwnApplication = refusal('OWN_APPLICATION', {});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** The person may keep so many files of documents at most. */
export const FileLimitReached = refusal('FILE_LIMIT_REACHED', { limit: z.int() });
export type FileLimitReached = z.infer<typeof FileLimitReached>;

/**
 * The PDF can’t be drawn: it needs a password, is broken, is empty, has too many pages, has pages that are too large,
 * or takes too long.
 */
export const PdfRefused = refusal('PDF_REFUSED', {
  reason: z.enum(['password', 'broken', 'empty', 'pages', 'size', 'slow']),
});
export type PdfRefused = z.infer<typeof PdfRefused>;

/** All refusals about applications. */
export const ApplicationRefusal = z.discriminatedUnion('code', [
  ApplicationNotFound,
  NotApplied,
  ApplicationIllegalTransition,
  ApplicationIncomplete,
  ReapplyTooEarly,
  ResubmitLimitReached,
  ChangesEmpty,
  DocumentNotFound,
  DocumentLimitReached,
  DocumentExpired,
  DocumentNotYetIssued,
  DocumentDatesCrossed,
  DocumentsNotAccepted,
  SecondAdminNeeded,
  OwnApplication,
  FileLimitReached,
  PdfRefused,
  TradeHidden,
  TradeUnknown,
]);
export type ApplicationRefusal = z.infer<typeof ApplicationRefusal>;
