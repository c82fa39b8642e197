import { Trans } from '@lingui/react/macro';
import { ConfirmDialog, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useProblemText } from '../../../problem/use-problem-text.ts';
import { AddressText } from './address-text.tsx';
import { useRemoveRedirect } from './redirects.mutations.ts';
import type { RedirectRow } from './redirects.queries.ts';

interface RemoveRedirectDialogProps {
  readonly redirect: RedirectRow;
  readonly isOpen: boolean;
  readonly onLeft: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a redirect is removed. */
export function RemoveRedirectDialog({
  redirect: { path, version, isPermanent },
  isOpen,
  onLeft,
  onRemoved,
}: RemoveRedirectDialogProps): ReactNode {
  const problemText = useProblemText();
  const removal = useRemoveRedirect();
  return (
    <ConfirmDialog
      tone="danger"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<Trans>Remove this redirect</Trans>}
      description={
        isPermanent ? (
          <Trans>
            <AddressText address={path} /> will go back to its own page, if it has one. Browsers
            that remember the redirect may go on following it.
          </Trans>
        ) : (
          <Trans>
            <AddressText address={path} /> will go back to its own page, if it has one.
          </Trans>
        )
      }
      confirmLabel={<Trans>Remove</Trans>}
      isConfirming={removal.isPending}
      onConfirm={() =>
        removal.mutate(
          { path, version },
          {
            onSuccess: () => {
              notify.success(<Trans>The redirect is removed.</Trans>);
              onRemoved();
            },
            onError: (error) => {
              notify.error(problemText(error));
              onLeft();
            },
          },
        )
      }
    />
  );
}
