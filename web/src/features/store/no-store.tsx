import { Trans } from '@lingui/react/macro';
import { Button, EmptyStores, EmptyState } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface NoStoreProps {
  /** What would be here. */
  readonly children: ReactNode;
}

/** Shown to people who may manage a store and have none. */
export function NoStore({ children }: NoStoreProps): ReactNode {
  return (
    <EmptyState
      illustration={<EmptyStores />}
      titleAs="h2"
      title={<Trans>You have no store</Trans>}
      description={children}
      action={
        <Button asChild>
          <Link to="/store/create">
            <Trans>Open a store</Trans>
          </Link>
        </Button>
      }
    />
  );
}
