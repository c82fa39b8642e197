import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface RequestsTabsProps {
  readonly to: '/customer/requests' | '/professional/requests';
}

/** Active and ended requests, each with an address that can be bookmarked and shared. */
export function RequestsTabs({ to }: RequestsTabsProps): ReactNode {
  const { t } = useLingui();
  return (
    <nav className="web-tabs" aria-label={t`Which requests`}>
      <Link className="web-tab" to={to} search={{}} activeOptions={{ exact: true }}>
        <Trans>Active</Trans>
      </Link>
      <Link className="web-tab" to={to} search={{ tab: 'ended' }} activeOptions={{ exact: true }}>
        <Trans>Ended</Trans>
      </Link>
    </nav>
  );
}
