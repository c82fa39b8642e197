import { Trans, useLingui } from '@lingui/react/macro';
import { addIcon, Button, EmptyBookings, EmptyState, Icon, RouteTabs } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { OfferingCard } from './offering-card.tsx';
import { partOf } from './offerings-search.ts';
import { offeringsQuery } from './offerings.queries.ts';

import './offerings.css';

const route = getRouteApi('/_professional/professional/services/');

/** The services that a professional offers, with their states. */
export function MyServicesPage(): ReactNode {
  const { t } = useLingui();
  const part = partOf(route.useSearch());
  const list = useSuspenseInfiniteQuery(offeringsQuery(useApi(), part));
  const offerings = list.data.pages.flatMap(({ items }) => items);
  const add = (
    <Button asChild variant="accent">
      <Link to="/professional/services/add">
        <Icon icon={addIcon} size={20} />
        <Trans>Add a service</Trans>
      </Link>
    </Button>
  );

  return (
    <>
      <div className="web-offering-head">
        <h1 className="web-page-title">
          <Trans>Services</Trans>
        </h1>
        {offerings.length > 0 && part === 'active' && (
          <span className="web-offering-add">{add}</span>
        )}
      </div>
      <RouteTabs
        label={t`Which services`}
        currentId={part}
        tabs={[
          {
            id: 'active',
            link: (
              <Link to="/professional/services" search={{}} activeOptions={{ exact: true }}>
                <Trans>Offered</Trans>
              </Link>
            ),
          },
          {
            id: 'archived',
            link: (
              <Link
                to="/professional/services"
                search={{ part: 'archived' }}
                activeOptions={{ exact: true }}
              >
                <Trans context="services">Archived</Trans>
              </Link>
            ),
          },
        ]}
      />
      {offerings.length === 0 ? (
        <EmptyState
          illustration={<EmptyBookings />}
          titleAs="h2"
          title={
            part === 'active' ? <Trans>No services yet</Trans> : <Trans>No archived services</Trans>
          }
          description={
            part === 'active' ? (
              <Trans>
                Describe a service once, with its price and hours, and customers can book it without
                asking first.
              </Trans>
            ) : (
              <Trans>Services that you stop offering stay here.</Trans>
            )
          }
          action={part === 'active' ? add : undefined}
        />
      ) : (
        <div className="web-my-services">
          {offerings.map((offering) => (
            <OfferingCard key={offering.id} offering={offering} />
          ))}
        </div>
      )}
      <ShowMore list={list} />
    </>
  );
}
