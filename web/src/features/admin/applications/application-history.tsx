import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationHistoryItem } from '@osta/contracts/application/api';
import type { ReactNode } from 'react';

import { causeWords } from '../../../applications/application-words.ts';
import { ReviewHistory } from '../review-history.tsx';

const happened: Readonly<Record<string, MessageDescriptor>> = {
  started: msg`Began to apply`,
  'document-added': msg`Added a document`,
  'document-removed': msg`Took a document back`,
  submitted: msg`Sent the application in`,
  assigned: msg`Took over the review`,
  released: msg`Gave the review back`,
  'changes-requested': msg`Requested changes`,
  'document-reviewed': msg`Reviewed a document`,
  'approval-proposed': msg`Approved first of two`,
  approved: msg`Approved the application`,
  rejected: msg`Rejected the application`,
  reopened: msg`Took the decision back`,
  withdrawn: msg`Withdrew the application`,
  'expiry-warned': msg`Warned of an expiry`,
  lapsed: msg`A document expired`,
  renewed: msg`The standing was renewed`,
  suspended: msg`Suspended the professional`,
  reinstated: msg`Took the suspension back`,
  revoked: msg`Revoked the standing`,
};

interface ApplicationHistoryProps {
  readonly items: readonly ApplicationHistoryItem[];
}

/** Everything that happened to an application, with who did it and why, the newest first. */
export function ApplicationHistory({ items }: ApplicationHistoryProps): ReactNode {
  return <ReviewHistory items={items} happened={happened} causeWords={causeWords} />;
}
