import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, SomethingBroke } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** For whoever is signed in with an account of another kind than the page is for. */
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
