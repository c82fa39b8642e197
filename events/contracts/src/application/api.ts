import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { isBounded } from '../bounded-time.ts';
import { Flag } from '../flag.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import {
  ApplicationField,
  ApplicationStatus,
  ApplicationVerb,
  DocumentCause,
  DocumentKind,
  DocumentVerdict,
  RejectionCause,
  SuspensionCause,
} from './status.ts';

/** `PUT /api/professional/application/general` */
export const GeneralSection = z.strictObject({
  legalName: Text.trim().min(2).max(120),
  about: Text.trim().min(10).max(600),
  experienceYears: z.int().min(0).max(60),
});
export type GeneralSection = z.infer<typeof GeneralSection>;

/** `PUT /api/professional/application/services` */
export const ServicesSection = z.strictObject({ categoryIds: z.array(CategoryId).min(1).max(5) });
export type ServicesSection = z.infer<typeof ServicesSection>;

/** `PUT /api/professional/application/area` */
export const AreaSection = z.strictObject({ placeIds: z.array(PlaceId).min(1).max(20) });
export type AreaSection = z.infer<typeof AreaSection>;

/** `PUT /api/professional/application/commitments`: all of them are accepted, or none. */
export const CommitmentsSection = z.strictObject({ isAccepted: z.literal(true) });
export type CommitmentsSection = z.infer<typeof CommitmentsSection>;

/** A passport lives long: issue days begin before the years that are reckoned with. */
function isIssueDay(day: string): boolean {
  return day >= '1950' && day < '2200';
}

/** `POST /api/professional/application/documents`: the file was uploaded before. */
export const AddDocumentRequest = z.strictObject({
  kind: DocumentKind,
  number: Text.trim().min(1).max(60),
  /** The day that is written on it, not in the future and before the last valid one. */
  issuedOn: z.iso.date().refine(isIssueDay),
  /** The last valid day; `null`: it does not expire. */
  expiresOn: z.iso.date().refine(isBounded).nullable(),
  fileId: z.uuidv7(),
});
export type AddDocumentRequest = z.infer<typeof AddDocumentRequest>;

/** `POST /api/professional/application/files` */
export const UploadedDocumentFile = z.strictObject({ fileId: z.uuidv7() });
export type UploadedDocumentFile = z.infer<typeof UploadedDocumentFile>;

/** “Another reason” says nothing by itself: it needs words. */
function hasWords({
  cause,
  note,
}: {
  readonly cause: string | null;
  readonly note: string;
}): boolean {
  return cause !== 'other' || note !== '';
}

/** `POST …/documents/{documentId}/review` */
export const ReviewDocumentRequest = z
  .strictObject({
    verdict: DocumentVerdict,
    /** Of a refusal; `null` with an acceptance. */
    cause: DocumentCause.nullable(),
    note: Text.trim().max(500),
  })
  .refine(({ verdict, cause }) => (verdict === 'refused') === (cause !== null), {
    path: ['cause'],
  })
  .refine(hasWords, { path: ['note'] });
export type ReviewDocumentRequest = z.infer<typeof ReviewDocumentRequest>;

const Note = Text.trim().max(500);

/** What to change, field by field; a field without a note is left out. */
const AskedChanges = z.partialRecord(ApplicationField, Note);

/** `POST …/request-changes` */
export const RequestChangesRequest = z.strictObject({ notes: AskedChanges });
export type RequestChangesRequest = z.infer<typeof RequestChangesRequest>;

/** `POST …/reject` */
export const RejectApplicationRequest = z
  .strictObject({ cause: RejectionCause, note: Note })
  .refine(hasWords, { path: ['note'] });
export type RejectApplicationRequest = z.infer<typeof RejectApplicationRequest>;

/** `POST …/suspend` and `POST …/revoke` */
export const SuspendRequest = z
  .strictObject({ cause: SuspensionCause, note: Note })
  .refine(hasWords, { path: ['note'] });
export type SuspendRequest = z.infer<typeof SuspendRequest>;

/** The answer of every command on an application. */
export const ApplicationReceipt = z.strictObject({
  applicantId: UserId,
  status: ApplicationStatus,
  version: z.int().positive(),
});
export type ApplicationReceipt = z.infer<typeof ApplicationReceipt>;

/** One document, with the path of its picture: for this reader alone, and for some minutes. */
export const ApplicationDocument = z.strictObject({
  id: z.uuidv7(),
  kind: DocumentKind,
  number: z.string(),
  issuedOn: z.iso.date(),
  expiresOn: z.iso.date().nullable(),
  fileUrl: z.string(),
  review: z.enum(['waiting', 'accepted', 'refused']),
  /** Why it was refused; `null` otherwise. */
  cause: DocumentCause.nullable(),
  note: z.string(),
  reviewedAt: Instant.nullable(),
});
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

/** What an application says; `null`: not yet said. Names are in the reader's language. */
export const ApplicationContent = z.strictObject({
  legalName: z.string().nullable(),
  about: z.string().nullable(),
  experienceYears: z.int().nullable(),
  categories: z.array(z.strictObject({ id: CategoryId, name: z.string() })),
  places: z.array(z.strictObject({ id: PlaceId, name: z.string() })),
  hasAcceptedCommitments: z.boolean(),
});
export type ApplicationContent = z.infer<typeof ApplicationContent>;

/** What happened to an application: the event without its prefix and version, `submitted`. */
export const ApplicationHistoryItem = z.strictObject({
  what: z.string(),
  at: Instant,
  by: z.enum(['applicant', 'admin', 'system']),
  /** The name of the person who did it; empty for the system, and for an admin when the applicant reads. */
  name: z.string(),
  /** The cause from its list; `null` where there is none. */
  cause: z.string().nullable(),
  /** The words that go with it. */
  note: z.string(),
});
export type ApplicationHistoryItem = z.infer<typeof ApplicationHistoryItem>;

/** An application as its applicant, or an admin, may see it. */
export const ApplicationView = z.strictObject({
  applicantId: UserId,
  fullName: z.string(),
  status: ApplicationStatus,
  version: z.int().positive(),
  content: ApplicationContent,
  documents: z.array(ApplicationDocument),
  /** What an admin asks to change and the applicant has not changed yet. */
  changes: AskedChanges,
  /** The fields that a submission still needs. */
  missing: z.array(ApplicationField),
  /** 0 before the first submission. */
  round: z.int().nonnegative(),
  resubmissionsLeft: z.int().nonnegative(),
  submittedAt: Instant.nullable(),
  /** When the applicant last accepted the commitments of professionals; `null`: not yet. */
  commitmentsAcceptedAt: Instant.nullable(),
  decision: z
    .strictObject({
      cause: z.string(),
      note: z.string(),
      reapplyFrom: Instant.nullable(),
    })
    .nullable(),
  allowed: z.array(ApplicationVerb),
  /** For admins: what the submission before said, where there is one; who reviews; who approved first. */
  review: z
    .strictObject({
      before: ApplicationContent.nullable(),
      reviewer: z.strictObject({ id: UserId, fullName: z.string() }).nullable(),
      isFirstApprovalGiven: z.boolean(),
      history: z.array(ApplicationHistoryItem),
    })
    .nullable(),
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** `GET /api/professional/application`: `null` until the person has begun to apply. */
export const MyApplication = z.strictObject({ application: ApplicationView.nullable() });
export type MyApplication = z.infer<typeof MyApplication>;

/** `GET /api/professional/applications`: those that were submitted, the longest waiting first. */
export const ListApplicationsQuery = PageQuery.extend({
  status: ApplicationStatus.optional(),
  /** Words of a name. */
  q: Text.trim().max(100).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Only professionals who have added a document that nobody has reviewed yet. */
  hasRenewal: Flag.optional(),
  categoryId: CategoryId.optional(),
  /** Those who work there, or in a part of it. */
  placeId: PlaceId.optional(),
  /** Only what waits for an admin, and was sent in at least so many days ago; 0: however long it waits. */
  waitingDays: z.coerce.number().int().min(0).max(365).optional(),
});
export type ListApplicationsQuery = z.output<typeof ListApplicationsQuery>;

/** `GET /api/professional/applications/counts`: how many applications that were sent in stand where. */
export const ApplicationCounts = z.strictObject({
  counts: z.partialRecord(ApplicationStatus, z.int().positive()),
});
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

export const ApplicationSummary = z.strictObject({
  applicantId: UserId,
  fullName: z.string(),
  status: ApplicationStatus,
  round: z.int(),
  categories: z.array(z.strictObject({ id: CategoryId, name: z.string() })),
  submittedAt: Instant.nullable(),
  updatedAt: Instant,
  reviewer: z.strictObject({ id: UserId, fullName: z.string() }).nullable(),
  documentsWaiting: z.int().nonnegative(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const ApplicationPage = page(ApplicationSummary);
export type ApplicationPage = z.infer<typeof ApplicationPage>;
