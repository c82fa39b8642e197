import { Trans } from '@lingui/react/macro';
import { Button, Icon, notify, shareIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ShareButtonProps {
  /** The name of what the page is about. */
  readonly title: string;
}

/** Passes the address of the page on. */
export function ShareButton({ title }: ShareButtonProps): ReactNode {
  return (
    <Button
      variant="ghost"
      iconStart={<Icon icon={shareIcon} size={18} />}
      onClick={() => void share(title)}
    >
      <Trans>Share</Trans>
    </Button>
  );
}

/** Opens the sheet of the device; without one, copies the address. */
async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    // Browsers on desks have none
    const device: Partial<Pick<Navigator, 'share'>> = navigator;
    if (device.share) await device.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      notify.success(<Trans>The address is copied.</Trans>);
    }
  } catch (error) {
    // Closing the sheet is no failure
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      notify.error(<Trans>It couldn’t be shared. Copy the address from your browser.</Trans>);
    }
  }
}
