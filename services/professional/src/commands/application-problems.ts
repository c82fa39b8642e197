import type { ApplicationRefusal } from '@osta/contracts/application/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about applications. */
export const applicationProblems: ProblemRows<ApplicationRefusal['code']> = {
  APPLICATION_NOT_FOUND: { status: 404, title: 'No such application' },
  NOT_APPLIED: { status: 409, title: 'This person hasn’t applied' },
  APPLICATION_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The application has changed since, so this can’t be done now',
  },
  APPLICATION_INCOMPLETE: { status: 422, title: 'The application is incomplete' },
  REAPPLY_TOO_EARLY: { status: 409, title: 'It’s too early to apply again' },
  RESUBMIT_LIMIT_REACHED: { status: 409, title: 'The applicant has no resubmissions left' },
  CHANGES_EMPTY: { status: 422, title: 'The request for changes doesn’t name a field' },
  DOCUMENT_NOT_FOUND: { status: 404, title: 'No such document' },
  DOCUMENT_LIMIT_REACHED: {
    status: 409,
    title: 'Too many documents are already waiting for review',
  },
  DOCUMENT_EXPIRED: { status: 422, title: 'The document has expired' },
  DOCUMENT_NOT_YET_ISSUED: { status: 422, title: 'The date of issue is in the future' },
  DOCUMENT_DATES_CROSSED: { status: 422, title: 'The document expires before its date of issue' },
  DOCUMENTS_NOT_ACCEPTED: { status: 409, title: 'The documents must be accepted first' },
  SECOND_ADMIN_NEEDED: { status: 409, title: 'A second admin must agree' },
  OWN_APPLICATION: { status: 403, title: 'You can’t decide on your own application' },
  PDF_REFUSED: { status: 422, title: 'The PDF can’t be used' },
  FILE_LIMIT_REACHED: { status: 409, title: 'You’ve reached the limit of files' },
  TRADE_HIDDEN: { status: 422, title: 'The trade is no longer offered on Osta' },
  TRADE_UNKNOWN: { status: 422, title: 'Osta has no such trade' },
};
