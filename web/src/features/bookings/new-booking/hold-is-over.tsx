import { Trans } from '@lingui/react/macro';
import { Button, Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useOtherTime } from './use-other-time.ts';

interface HoldIsOverProps {
  /** Whether the time is just being taken again. */
  readonly isBusy: boolean;
}

/** Says that a time is not kept any longer, and leads back to the free ones. */
export function HoldIsOver({ isBusy }: HoldIsOverProps): ReactNode {
  const chooseAgain = useOtherTime();
  return (
    <Callout
      tone="waiting"
      role="alert"
      title={<Trans>This time is no longer kept</Trans>}
      action={
        <Button variant="accent" isLoading={isBusy} onClick={chooseAgain}>
          <Trans>Choose a time</Trans>
        </Button>
      }
    >
      <Trans>
        Nothing was booked, and what you typed is kept. If the time is still free, you can choose it
        again.
      </Trans>
    </Callout>
  );
}
