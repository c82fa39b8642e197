import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { QuoteStatus } from '@osta/contracts/request/status';
import { StatusBadge, type StatusTone } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { turnIcon } from './turn-icon.tsx';

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

const forCustomers: { readonly [Status in QuoteStatus]: Look } = {
  submitted: { tone: 'waiting', words: msg`Open offer` },
  countered: { tone: 'info', words: msg`Change proposed` },
  accepted: { tone: 'good', words: msg`Accepted` },
  declined: { tone: 'danger', words: msg`Declined` },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  not_selected: { tone: 'neutral', words: msg`Not chosen` },
};

/** An offer waits for the customer, a counter-offer for the professional. */
const forProfessionals: { readonly [Status in QuoteStatus]: Look } = {
  ...forCustomers,
  submitted: { ...forCustomers.submitted, tone: 'info' },
  countered: { ...forCustomers.countered, tone: 'waiting' },
};

interface QuoteStatusBadgeProps {
  readonly status: QuoteStatus;
  readonly reader: 'customer' | 'professional';
}

/** The status of an offer, in a word or two. */
export function QuoteStatusBadge({ status, reader }: QuoteStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = (reader === 'customer' ? forCustomers : forProfessionals)[status];
  return (
    <StatusBadge tone={tone} icon={turnIcon(tone)}>
      {i18n._(words)}
    </StatusBadge>
  );
}
