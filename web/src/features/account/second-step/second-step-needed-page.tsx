import { Trans } from '@lingui/react/macro';
import { Button, EmptyState, Onboarding } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** For an administrator without two-step verification, which they must have. */
export function SecondStepNeededPage(): ReactNode {
  return (
    <EmptyState
      titleAs="h1"
      illustration={<Onboarding />}
      title={<Trans>Turn on two-step verification first</Trans>}
      description={
        <Trans>
          Admin pages are only open to accounts with two-step verification. You need your phone and
          two minutes.
        </Trans>
      }
      action={
        <Button asChild>
          <Link to="/account" hash="second-step">
            <Trans>To my account</Trans>
          </Link>
        </Button>
      }
    />
  );
}
