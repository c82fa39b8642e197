import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { QuoteStatus } from '@osta/contracts/request/status';
import { StatusBadge, type StatusTone } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

const looks: { readonly [Status in QuoteStatus]: Look } = {
  submitted: { tone: 'info', words: msg`Open offer` },
  countered: { tone: 'waiting', words: msg`Change proposed` },
  accepted: { tone: 'good', words: msg`Accepted` },
  declined: { tone: 'danger', words: msg`Declined` },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  not_selected: { tone: 'neutral', words: msg`Not chosen` },
};

interface QuoteStatusBadgeProps {
  readonly status: QuoteStatus;
}

/** The status of an offer, in a word or two. */
export function QuoteStatusBadge({ status }: QuoteStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = looks[status];
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}
