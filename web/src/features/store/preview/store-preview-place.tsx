import { Trans } from '@lingui/react/macro';
import { Button, Dialog } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useIsWide } from '../../../layout/use-is-wide.ts';
import { StorePreview, type StorePreviewProps } from './store-preview.tsx';

/** Where the preview is: beside the form on a wide screen, behind a button on others. */
export function StorePreviewPlace(props: StorePreviewProps): ReactNode {
  const isWide = useIsWide(1280);
  const [isOpen, setOpen] = useState(false);
  if (isWide) {
    return (
      <aside className="web-store-preview-beside">
        <StorePreview {...props} />
      </aside>
    );
  }
  return (
    <div className="web-store-preview-opener">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Preview the page</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="large"
        title={<Trans>Your store’s page</Trans>}
      >
        <StorePreview {...props} />
      </Dialog>
    </div>
  );
}
