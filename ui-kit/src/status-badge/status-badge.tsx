import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import {
  currentIcon,
  doneIcon,
  freshIcon,
  refusedIcon,
  timeIcon,
  type LineIcon,
} from '../icons/icons.ts';

/** What the reader should feel, never what the code calls it. */
export type StatusTone = 'good' | 'waiting' | 'danger' | 'neutral' | 'info';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** In place of the tone's own icon. */
  readonly icon?: ReactNode;
  /** A word or two, already translated. */
  readonly children: ReactNode;
}

const icons: Record<StatusTone, LineIcon> = {
  good: doneIcon,
  waiting: timeIcon,
  danger: refusedIcon,
  neutral: currentIcon,
  info: freshIcon,
};

/** One word about where a thing stands: colour, icon and text, so no one sense is needed. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps): ReactNode {
  return (
    <span className="ui-status-badge" data-tone={tone}>
      {icon ?? <Icon icon={icons[tone]} size={14} />}
      <span>{children}</span>
    </span>
  );
}
