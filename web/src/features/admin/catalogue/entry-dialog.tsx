import { Trans } from '@lingui/react/macro';
import { Dialog, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { EntryForm } from './entry-form.tsx';
import type { TreeEntry } from './tree-entry.ts';

interface EntryDialogProps {
  /** A trade or a service of the catalogue. */
  readonly entry: TreeEntry;
  readonly onLeft: () => void;
}

/** Changes what a trade or a service is called, and how it is shown. */
export function EntryDialog({ entry, onLeft }: EntryDialogProps): ReactNode {
  const name = entry.name[useLocale()];
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<Trans>Change “{name}”</Trans>}
      description={<Trans>Everyone sees the change at once, and the search follows it.</Trans>}
    >
      <EntryForm entry={entry} onLeft={onLeft} />
    </Dialog>
  );
}
