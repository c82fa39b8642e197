import { Trans } from '@lingui/react/macro';
import { Button, goodsIcon, Icon, storeIcon } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useVisitor } from '../../session/use-visitor.ts';

/** Stores, and an invitation to store owners. */
export function HomeStores(): ReactNode {
  const visitor = useVisitor();
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
    </section>
  );
}
