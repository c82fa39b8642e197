import { Trans } from '@lingui/react/macro';
import { addIcon, Button, EmptyRequests, EmptyState, Heading, Icon, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { TradeServicesCard } from './trade-services-card.tsx';

const route = getRouteApi('/_professional');

/** What customers can ask this professional for: the services of the trades in the profile. */
export function MyServicesPage(): ReactNode {
  const { me } = route.useRouteContext();
  const api = useApi();
  const { data: profile } = useSuspenseQuery(myProfileQuery(api, me.id));
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const own = new Set(profile?.categories.map(({ id }) => id));
  const trades = catalogue.categories.filter(({ id }) => own.has(id));

  if (profile === null) {
    return (
      <>
        <div className="web-list-head">
          <Heading as="h1">
            <Trans>Services</Trans>
          </Heading>
        </div>
        <EmptyState
          illustration={<EmptyRequests />}
          titleAs="h2"
          title={<Trans>No services yet</Trans>}
          description={
            <Trans>
              Publish your profile with your trades so customers can find your services.
            </Trans>
          }
          action={
            <Button asChild>
              <Link to="/professional/profile">
                <Trans>Publish my profile</Trans>
              </Link>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Services</Trans>
        </Heading>
        <Button asChild variant="accent">
          <Link to="/professional/services/add">
            <Icon icon={addIcon} size={20} />
            <Trans>Add services</Trans>
          </Link>
        </Button>
      </div>
      <Text tone="quiet" isReadingWidth>
        <Trans>
          Customers searching for these services find you. They come from the trades you chose.
        </Trans>
      </Text>
      <div className="web-offered">
        {trades.map((trade) => (
          <TradeServicesCard key={trade.id} trade={trade} />
        ))}
      </div>
    </>
  );
}
