import { Trans } from '@lingui/react/macro';
import { Button, EmptyStores, EmptyState, Heading, Text } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Stores of tools, materials and parts. */
export function StoreSearchPage(): ReactNode {
  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Stores</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>Tools, materials and parts, from shops near you.</Trans>
      </Text>
      <EmptyState
        illustration={<EmptyStores />}
        titleAs="h2"
        title={<Trans>No store has opened here yet</Trans>}
        description={
          <Trans>
            Professionals bring what the job needs. Have a shop? Be the first one people find here.
          </Trans>
        }
        action={
          <div className="web-actions">
            <Button asChild>
              <Link to="/professional/near-by">
                <Trans>Find a professional</Trans>
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/store/create">
                <Trans>Open a store</Trans>
              </Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
