import { Trans } from '@lingui/react/macro';
import { Button, Heading, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { TradeServicesCard } from './trade-services-card.tsx';

const route = getRouteApi('/_professional');

/** The services of trades that are not in the profile yet; the profile is where trades are chosen. */
export function AddServicesPage(): ReactNode {
  const { me } = route.useRouteContext();
  const api = useApi();
  const { data: profile } = useSuspenseQuery(myProfileQuery(api, me.id));
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const own = new Set(profile?.categories.map(({ id }) => id));

  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Add services</Trans>
        </Heading>
        <Button asChild variant="accent">
          <Link to="/professional/profile">
            <Trans>Choose my trades</Trans>
          </Link>
        </Button>
      </div>
      <Text tone="quiet" isReadingWidth>
        <Trans>
          Services come with their trade. Add the trade to your profile, and customers who look for
          one of its services find you.
        </Trans>
      </Text>
      <div className="web-offered">
        {catalogue.categories
          .filter(({ id }) => !own.has(id))
          .map((trade) => (
            <TradeServicesCard key={trade.id} trade={trade} />
          ))}
      </div>
    </>
  );
}
