import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icons/icon.tsx';
import { sendIcon, waitIcon } from '../icons/icons.ts';

export interface WaitingMarkProps {
  readonly isSending?: boolean;
}

/** Marks what was done here and has not arrived yet. */
export function WaitingMark({ isSending = false }: WaitingMarkProps): ReactNode {
  return isSending ? (
    <Badge color="blue" icon={<Icon icon={sendIcon} size={14} />}>
      <Trans>Being sent</Trans>
    </Badge>
  ) : (
    <Badge color="amber" icon={<Icon icon={waitIcon} size={14} />}>
      <Trans>Waiting to be sent</Trans>
    </Badge>
  );
}
