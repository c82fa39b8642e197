import { Trans } from '@lingui/react/macro';
import { Button, Callout, Link, Skeleton } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link as RouteLink, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { hasHours } from './has-hours.ts';
import { HiddenService } from './hidden-service.tsx';
import { useOfferingName } from './offering-name.ts';
import { OfferingStatusBadge } from './offering-status.tsx';
import { offeringQuery, offeringsQuery } from './offerings.queries.ts';
import { useOfferingCommand } from './use-offering-command.ts';

import '../../forms/form-sections.css';
import './offerings.css';

const route = getRouteApi('/_professional/professional/services/$id/availability');

/** When one of the professional's own services can be booked. */
export function AvailabilityPage(): ReactNode {
  const { id } = route.useParams();
  const api = useApi();
  const { data: offering } = useSuspenseQuery(offeringQuery(api, id));
  const { data: list } = useSuspenseInfiniteQuery(offeringsQuery(api, 'active'));
  const name = useOfferingName()(offering);
  const { move, isPending } = useOfferingCommand();
  // Node and browsers put different spaces into a time: show the browser's after hydration
  const isHydrated = useHydrated();
  const others = list.pages
    .flatMap(({ items }) => items)
    .filter((other) => other.id !== id && hasHours(other.availability));
  const { status, hidden } = offering;
  const isWaiting = (status === 'draft' || status === 'paused') && hidden === null;

  return (
    <>
      <div className="web-offering-head">
        <h1 className="web-page-title">
          <Trans>Service availability</Trans>
        </h1>
        <OfferingStatusBadge status={status} isHidden={hidden !== null} />
      </div>
      <p className="web-lead">
        <Link asChild className="web-offering-name">
          <RouteLink to="/professional/services/$id/edit" params={{ id }} dir="auto">
            {name}
          </RouteLink>
        </Link>
      </p>
      {status === 'archived' && (
        <Callout title={<Trans>This service is archived</Trans>}>
          <Trans>It can no longer be changed. Add a new one instead.</Trans>
        </Callout>
      )}
      {status !== 'archived' && hidden !== null && (
        <HiddenService offeringId={offering.id} hidden={hidden} />
      )}
      {isWaiting && hasHours(offering.availability) && (
        <div className="web-lead">
          <Callout
            tone="waiting"
            title={<Trans>Customers can’t see this service</Trans>}
            action={
              <Button
                size="small"
                isLoading={isPending}
                onClick={() => move(offering, 'publish', <Trans>The service is published.</Trans>)}
              >
                <Trans>Publish</Trans>
              </Button>
            }
          >
            <Trans>Its hours are saved. Publish it to take bookings.</Trans>
          </Callout>
        </div>
      )}
      {status !== 'archived' &&
        (isHydrated ? (
          <AvailabilityForm key={id} offering={offering} others={others} />
        ) : (
          <Skeleton height="640px" />
        ))}
    </>
  );
}
