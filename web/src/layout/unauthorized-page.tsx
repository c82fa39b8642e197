import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, SomethingBroke } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** For people whose account is of another kind than the page requires. */
export function UnauthorizedPage(): ReactNode {
  return (
    <EmptyState
      titleAs="h1"
      illustration={<SomethingBroke />}
      title={<Trans>This page is for another kind of account</Trans>}
      description={
        <Trans>Professionals and customers have different pages. Yours are in the menu.</Trans>
      }
      action={
        <Button asChild>
          <Link to="/">
            <Trans>Back to home</Trans>
          </Link>
        </Button>
      }
    />
  );
}
