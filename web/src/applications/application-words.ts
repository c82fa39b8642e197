import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationField,
  ApplicationStatus,
  DocumentCause,
  DocumentKind,
  RejectionCause,
  SuspensionCause,
} from '@osta/contracts/application/status';
import type { DocumentStatus, StatusTone } from '@osta/ui-kit';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

/** Each status of an application in a word or two. */
export const statusLooks: { readonly [Status in ApplicationStatus]: Look } = {
  draft: { tone: 'neutral', words: msg({ message: 'Draft', context: 'application' }) },
  submitted: { tone: 'waiting', words: msg`Waiting for review` },
  under_review: { tone: 'info', words: msg`Under review` },
  changes_requested: { tone: 'waiting', words: msg`Changes requested` },
  approved: { tone: 'good', words: msg({ message: 'Approved', context: 'application' }) },
  rejected: { tone: 'danger', words: msg({ message: 'Rejected', context: 'application' }) },
  withdrawn: { tone: 'neutral', words: msg({ message: 'Withdrawn', context: 'application' }) },
  lapsed: { tone: 'danger', words: msg`Document expired` },
  suspended: { tone: 'danger', words: msg`Suspended` },
  revoked: { tone: 'danger', words: msg`Revoked` },
};

/** The fields of an application, as its applicant is spoken to. */
export const fieldNames: { readonly [Field in ApplicationField]: MessageDescriptor } = {
  legalName: msg`Full legal name`,
  about: msg`About your work`,
  experienceYears: msg`Years in the trade`,
  categoryIds: msg`Trades`,
  placeIds: msg`Where you work`,
  commitments: msg`Commitments`,
  documents: msg`Legal documents`,
};

/** The fields of an application, for those who read about somebody else. */
export const fieldNamesForAdmins: typeof fieldNames = {
  ...fieldNames,
  about: msg`About the work`,
  placeIds: msg`Area of work`,
};

/** The kinds of legal documents. */
export const documentNames: { readonly [Kind in DocumentKind]: MessageDescriptor } = {
  identity: msg`Identity card or passport`,
  'trade-licence': msg`Trade licence`,
  'commercial-register': msg`Commercial register extract`,
  certificate: msg`Certificate of training`,
  insurance: msg`Insurance`,
};

/** Why an application is rejected. */
export const rejectionCauses: { readonly [Cause in RejectionCause]: MessageDescriptor } = {
  documents: msg`The documents aren’t sufficient`,
  identity: msg`The identity couldn’t be confirmed`,
  experience: msg`Not enough experience in the trade`,
  area: msg`We don’t cover this area yet`,
  conduct: msg`Earlier complaints or conduct`,
  other: msg`Another reason`,
};

/** Why a document is refused. */
export const documentCauses: { readonly [Cause in DocumentCause]: MessageDescriptor } = {
  unreadable: msg`The picture is too blurred or dark to read`,
  incomplete: msg`Part of the document is missing in the picture`,
  expired: msg({ message: 'The document has expired', context: 'reason' }),
  'other-details': msg`The number or the dates don’t match the document`,
  'other-person': msg`The document belongs to someone else`,
  'other-kind': msg`It’s another kind of document`,
  other: msg`Another reason`,
};

/** Why a professional is suspended or loses their standing. */
export const suspensionCauses: { readonly [Cause in SuspensionCause]: MessageDescriptor } = {
  complaints: msg`Complaints from customers`,
  documents: msg`A problem with the documents`,
  fraud: msg`Suspected fraud`,
  safety: msg`A risk to safety`,
  conduct: msg`Conduct towards customers`,
  other: msg`Another reason`,
};

/** Each review of a document in a word or two, for those who review. */
export const verdictLooks: {
  readonly [Review in 'waiting' | 'accepted' | 'refused']: Look;
} = {
  waiting: { tone: 'waiting', words: msg`Waiting for review` },
  accepted: { tone: 'good', words: msg({ message: 'Accepted', context: 'document' }) },
  refused: { tone: 'danger', words: msg`Refused` },
};

/** How a document looks to its owner after each review. */
export const reviewLooks: {
  readonly [Review in 'waiting' | 'accepted' | 'refused']: DocumentStatus;
} = { waiting: 'in_review', accepted: 'approved', refused: 'rejected' };

/** Returns the words of a cause, whichever list it is from; undefined for none of them. */
export function causeWords(cause: string): MessageDescriptor | undefined {
  const all = new Map<string, MessageDescriptor>([
    ...Object.entries(suspensionCauses),
    ...Object.entries(rejectionCauses),
    ...Object.entries(documentCauses),
  ]);
  return all.get(cause);
}
