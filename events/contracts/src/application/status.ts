import { z } from 'zod';

/** Where an application stands. `approved` and later: the applicant is, or was, a professional. */
export const ApplicationStatus = z.enum([
  'draft',
  'submitted',
  'under_review',
  'changes_requested',
  'approved',
  'rejected',
  'withdrawn',
  'lapsed',
  'suspended',
  'revoked',
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** The commands on an application. */
export const ApplicationVerb = z.enum([
  'save',
  'add-document',
  'remove-document',
  'submit',
  'withdraw',
  'assign',
  'release',
  'review-document',
  'request-changes',
  'approve',
  'reject',
  'reopen',
  'suspend',
  'reinstate',
  'revoke',
]);
export type ApplicationVerb = z.infer<typeof ApplicationVerb>;

/** The fields of an application, for which an admin can ask for changes one by one. */
export const ApplicationField = z.enum([
  'legalName',
  'about',
  'experienceYears',
  'categoryIds',
  'placeIds',
  'commitments',
  'documents',
]);
export type ApplicationField = z.infer<typeof ApplicationField>;

/** The kinds of legal documents. An application needs a document of kind `identity`. */
export const DocumentKind = z.enum([
  'identity',
  'trade-licence',
  'commercial-register',
  'certificate',
  'insurance',
]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** What an admin says about a document. */
export const DocumentVerdict = z.enum(['accepted', 'refused']);
export type DocumentVerdict = z.infer<typeof DocumentVerdict>;

/** Why a document is refused. */
export const DocumentCause = z.enum([
  'unreadable',
  'incomplete',
  'expired',
  'other-details',
  'other-person',
  'other-kind',
  'other',
]);
export type DocumentCause = z.infer<typeof DocumentCause>;

/** Why an application is rejected. */
export const RejectionCause = z.enum([
  'documents',
  'identity',
  'experience',
  'area',
  'conduct',
  'other',
]);
export type RejectionCause = z.infer<typeof RejectionCause>;

/** Why a professional is suspended, or their standing is revoked. */
export const SuspensionCause = z.enum([
  'complaints',
  'documents',
  'fraud',
  'safety',
  'conduct',
  'other',
]);
export type SuspensionCause = z.infer<typeof SuspensionCause>;
