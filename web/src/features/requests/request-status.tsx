import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RequestStatus } from '@osta/contracts/request/status';
import { StatusBadge, type StatusTone } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { turnIcon } from './turn-icon.tsx';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

type Looks = { readonly [Status in RequestStatus]: Look };

const forCustomers: Looks = {
  draft: { tone: 'neutral', words: msg`Draft` },
  open: { tone: 'info', words: msg`Waiting for offers` },
  quoted: { tone: 'waiting', words: msg`Offers received` },
  awarding: { tone: 'info', words: msg`Being confirmed` },
  awarded: { tone: 'good', words: msg`Agreed` },
  declined: { tone: 'danger', words: msg({ message: 'Declined', context: 'request' }) },
  fulfilled: { tone: 'good', words: msg`Done` },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  closed: { tone: 'neutral', words: msg`Closed` },
};

const unanswered: Look = { tone: 'waiting', words: msg`Waits for your answer` };
const answered: Look = { tone: 'info', words: msg`Offer sent` };

/** Neutral: the own offer says whether it was chosen, the request alone does not. */
const decided: Look = { tone: 'neutral', words: msg`Decided` };

function lookOf(status: RequestStatus, reader: Reader): Look {
  if (reader.role === 'customer') return forCustomers[status];
  if (status === 'open' || status === 'quoted') return reader.hasOffer ? answered : unanswered;
  return status === 'awarded' ? decided : forCustomers[status];
}

/** The reader's side: the same state needs another action of each. */
type Reader =
  | { readonly role: 'customer' }
  | { readonly role: 'professional'; readonly hasOffer: boolean };

interface RequestStatusBadgeProps {
  readonly status: RequestStatus;
  readonly reader: Reader;
}

/** The status of a request, in a word or two. */
export function RequestStatusBadge({ status, reader }: RequestStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = lookOf(status, reader);
  return (
    <StatusBadge tone={tone} icon={turnIcon(tone)}>
      {i18n._(words)}
    </StatusBadge>
  );
}
