import { Trans } from '@lingui/react/macro';
import { Button, goodsIcon, Icon, storeIcon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useVisitor } from '../../session/use-visitor.ts';
import { someStoresQuery } from '../../stores/public-stores.queries.ts';
import { StoreCards } from '../../stores/store-cards.tsx';
import { storesAtHome } from './shown-at-home.ts';

/** Some stores, and an invitation to store owners. Without stores, or when they can’t be loaded, the words alone. */
export function HomeStores(): ReactNode {
  const visitor = useVisitor();
  const { data, dataUpdatedAt } = useQuery(someStoresQuery(useApi(), storesAtHome));
  const mayOpenOne = visitor === 'guest' || visitor === 'customer' || visitor === 'business';
  return (
    <section className="web-section web-section-quiet">
      <div className="web-stores">
        <div className="web-stores-art" aria-hidden="true">
          <span data-tone="blue">
            <Icon icon={storeIcon} size={44} strokeWidth={1.5} />
          </span>
          <span data-tone="sand">
            <Icon icon={goodsIcon} size={36} strokeWidth={1.5} />
          </span>
        </div>
        <div>
          <h2 className="web-section-title">
            <Trans>Stores for tools, materials and parts</Trans>
          </h2>
          <p className="web-step-words">
            <Trans>
              A good job needs a good part. Shops show here what they have and when they are open.
            </Trans>
          </p>
          <div className="web-actions">
            <Button asChild variant="secondary">
              <Link to="/store/search">
                <Trans>See the stores</Trans>
              </Link>
            </Button>
            {mayOpenOne && (
              <Button asChild variant="ghost">
                <Link to="/store/create">
                  <Trans>Open a store</Trans>
                </Link>
              </Button>
            )}
          </div>
        </div>
      </div>
      {data !== undefined && data.items.length > 0 && (
        <div className="web-home-stores">
          <StoreCards stores={data.items} answeredAt={dataUpdatedAt} />
        </div>
      )}
    </section>
  );
}
