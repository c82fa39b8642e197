import { Trans } from '@lingui/react/macro';
import { Dialog } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { AddEntryForm } from './add-entry-form.tsx';
import type { NamedTrade } from './tree-entry.ts';

interface AddEntryDialogProps {
  /** The trade that gets a service; `null`: a trade is added. */
  readonly trade: Pick<NamedTrade, 'id' | 'name'> | null;
  readonly onLeft: () => void;
}

/** Adds a trade to the catalogue, or a service to a trade. */
export function AddEntryDialog({ trade, onLeft }: AddEntryDialogProps): ReactNode {
  const name = trade?.name;
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={trade === null ? <Trans>Add a trade</Trans> : <Trans>Add a service to “{name}”</Trans>}
      description={
        trade === null ? (
          <Trans>Customers see the trade once it has a service.</Trans>
        ) : (
          <Trans>Everyone sees the service at once, and the search finds it.</Trans>
        )
      }
    >
      <AddEntryForm tradeId={trade?.id ?? null} onLeft={onLeft} />
    </Dialog>
  );
}
