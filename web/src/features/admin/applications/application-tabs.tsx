import { Trans, useLingui } from '@lingui/react/macro';
import { CountBadge, RouteTabs } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { statusLooks } from '../../../applications/application-words.ts';
import { type ApplicationsSearch, settledStatuses } from './applications-search.ts';
import { applicationCountsQuery } from './applications.queries.ts';

interface ApplicationTabsProps {
  readonly search: ApplicationsSearch;
}

/** What waits for an admin, and each other status in which somebody is, with their counts. */
export function ApplicationTabs({ search }: ApplicationTabsProps): ReactNode {
  const { i18n, t } = useLingui();
  const { counts } = useSuspenseQuery(applicationCountsQuery(useApi())).data;
  const { submitted = 0, under_review: underReview = 0 } = counts;
  const { status: current, days: _days, ...rest } = search;
  return (
    <RouteTabs
      label={t`Which applications`}
      currentId={current ?? 'waiting'}
      tabs={[
        {
          id: 'waiting',
          link: (
            <Link to="/admin/professionals" search={rest} activeOptions={{ exact: true }}>
              <Trans>Waiting for us</Trans>
              <CountBadge count={submitted + underReview} color="blue" />
            </Link>
          ),
        },
        ...settledStatuses
          .filter((status) => status === current || counts[status] !== undefined)
          .map((status) => ({
            id: status,
            link: (
              <Link to="/admin/professionals" search={{ ...rest, status }}>
                {i18n._(statusLooks[status].words)}
                <CountBadge count={counts[status] ?? 0} />
              </Link>
            ),
          })),
        {
          id: 'all',
          link: (
            <Link to="/admin/professionals" search={{ ...rest, status: 'all' }}>
              <Trans>All</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
}
