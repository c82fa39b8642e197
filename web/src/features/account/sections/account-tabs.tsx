import { Trans, useLingui } from '@lingui/react/macro';
import { RouteTabs } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { AccountSection } from './account-search.ts';

interface AccountTabsProps {
  readonly to: '/account' | '/professional/account';
  readonly current: AccountSection;
}

/** The sections of the account, each with its own address. */
export function AccountTabs({ to, current }: AccountTabsProps): ReactNode {
  const { t } = useLingui();
  return (
    <RouteTabs
      label={t`Sections of the account`}
      currentId={current}
      tabs={[
        {
          id: 'general',
          link: (
            <Link to={to} search={{}} activeOptions={{ exact: true }}>
              <Trans>General</Trans>
            </Link>
          ),
        },
        {
          id: 'notifications',
          link: (
            <Link to={to} search={{ section: 'notifications' }}>
              <Trans>Notifications</Trans>
            </Link>
          ),
        },
        {
          id: 'subscription',
          link: (
            <Link to={to} search={{ section: 'subscription' }}>
              <Trans>Subscription</Trans>
            </Link>
          ),
        },
        {
          id: 'payment',
          link: (
            <Link to={to} search={{ section: 'payment' }}>
              <Trans>Payment</Trans>
            </Link>
          ),
        },
        {
          id: 'privacy',
          link: (
            <Link to={to} search={{ section: 'privacy' }}>
              <Trans>Privacy</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
}
