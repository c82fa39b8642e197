import { Trans } from '@lingui/react/macro';
import { Button, EmptyRequests, EmptyState } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { NewerItems } from '../../components/newer-items.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useSteadyList } from '../../components/use-steady-list.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { inboxOrder } from '../../requests/inbox-order.ts';
import { requestsQuery } from '../../requests/requests.queries.ts';
import { InboxCards } from './inbox-cards.tsx';
import { InboxTable } from './inbox-table.tsx';
import { tabOf } from './requests-search.ts';
import { RequestsTabs } from './requests-tabs.tsx';

import '../../components/list-page.css';
import './professional-requests.css';

const route = getRouteApi('/_professional/professional/requests/');

/** The requests that a professional was asked about, as an inbox. */
export function ProfessionalRequestsPage(): ReactNode {
  const tab = tabOf(route.useSearch());
  const { me } = route.useRouteContext();
  const api = useApi();
  const { data: own } = useSuspenseQuery(myProfileQuery(api, me.id));
  const list = useSuspenseInfiniteQuery(requestsQuery(api, 'professional', tab));
  const { shown, newer, showNewer } = useSteadyList(
    list.data.pages.flatMap(({ items }) => inboxOrder(items)),
    tab,
  );

  return (
    <>
      <div className="web-list-head">
        <h1 className="web-page-title">
          <Trans>Requests</Trans>
        </h1>
      </div>
      <RequestsTabs to="/professional/requests" />
      {shown.length === 0 ? (
        <EmptyState
          illustration={<EmptyRequests />}
          title={
            tab === 'active' ? (
              <Trans>No requests at the moment</Trans>
            ) : (
              <Trans>No past requests</Trans>
            )
          }
          description={
            tab === 'active' ? (
              <Trans>
                Customers find you through your profile. We’ll notify you of your next request.
              </Trans>
            ) : (
              <Trans>
                Requests that are done, withdrawn or expired will be here, and those for which
                someone else was chosen.
              </Trans>
            )
          }
          action={
            tab === 'ended' ? undefined : (
              <Button asChild variant="secondary">
                <Link to="/professional/profile">
                  <Trans>View my profile</Trans>
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <>
          <NewerItems count={newer} onShow={showNewer} />
          <InboxTable requests={shown} own={own} />
          <InboxCards requests={shown} own={own} />
        </>
      )}
      <ShowMore list={list} />
    </>
  );
}
