import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { DatedBadge, type DatedBadgeProps } from '@osta/ui-kit';
import type { ReactNode } from 'react';

type Check = PublicProfessional['checks'][number];

const badges: {
  readonly [Kind in Check['kind']]: readonly [DatedBadgeProps['kind'], MessageDescriptor];
} = {
  identity: ['identity', msg`Identity checked`],
  'trade-licence': ['licence', msg`Trade licence checked`],
  'commercial-register': ['licence', msg`Commercial register checked`],
  certificate: ['training', msg`Training checked`],
  insurance: ['insurance', msg`Insurance checked`],
};

/** Which documents an admin has checked of a professional, each with the month of the check. */
export function CheckedDocuments({ checks }: Pick<PublicProfessional, 'checks'>): ReactNode {
  const { i18n } = useLingui();
  return checks.map(({ kind, at }) => {
    const [badge, label] = badges[kind];
    return <DatedBadge key={kind} kind={badge} label={i18n._(label)} since={at} />;
  });
}
