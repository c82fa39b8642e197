import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RequestStatus } from '@osta/contracts/request/status';
import { StatusBadge, type StatusTone } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

const looks: { readonly [Status in RequestStatus]: Look } = {
  draft: { tone: 'neutral', words: msg`Draft` },
  open: { tone: 'waiting', words: msg`Waiting for offers` },
  quoted: { tone: 'info', words: msg`Offers to look at` },
  awarding: { tone: 'waiting', words: msg`Being confirmed` },
  awarded: { tone: 'good', words: msg`Agreed` },
  declined: { tone: 'danger', words: msg`Declined` },
  fulfilled: { tone: 'good', words: msg`Done` },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  closed: { tone: 'neutral', words: msg`Closed` },
};

interface RequestStatusBadgeProps {
  readonly status: RequestStatus;
}

/** Where a request stands, in a word or two. */
export function RequestStatusBadge({ status }: RequestStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = looks[status];
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}
