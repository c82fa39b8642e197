import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, EmptyStores, Heading } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { someStoresQuery } from '../../../stores/public-stores.queries.ts';
import { StoreCards } from '../../../stores/store-cards.tsx';

import './public-store.css';

/** How many cards a row of the page has. */
const most = 4;

/**
 * Instead of a store that customers don’t see: paused, closed, or never there. Which of these is told to nobody but
 * its members.
 */
export function HiddenStorePage(): ReactNode {
  const { data, dataUpdatedAt, isPending } = useQuery(someStoresQuery(useApi(), most));
  return (
    <div className="web-page">
      <EmptyState
        titleAs="h1"
        illustration={<EmptyStores />}
        title={<Trans>This store isn’t on Osta at the moment</Trans>}
        description={
          <Trans>It may be taking a break or have closed, or the address may be mistyped.</Trans>
        }
        action={
          <div className="web-actions">
            <Button asChild>
              <Link to="/store/search">
                <Trans>Search the stores</Trans>
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/professional/near-by">
                <Trans>Find a professional</Trans>
              </Link>
            </Button>
          </div>
        }
      />
      {(isPending || (data?.items ?? []).length > 0) && (
        <section className="web-store-part-of-page">
          <Heading as="h2">
            <Trans>Other stores</Trans>
          </Heading>
          <StoreCards stores={data?.items} answeredAt={dataUpdatedAt} />
        </section>
      )}
    </div>
  );
}
