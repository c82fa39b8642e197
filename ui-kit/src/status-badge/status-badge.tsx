import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import {
  currentIcon,
  doneIcon,
  lessIcon,
  refusedIcon,
  timeIcon,
  type LineIcon,
} from '../icons/icons.ts';

/**
 * How the state affects the reader, not its name in the code: `waiting` waits for the reader, `info`
 * for others, `good` is agreed or done, `danger` is refused, `neutral` is over. Requests, offers and
 * bookings choose among them, and nothing else says by colour whose turn it is.
 */
export type StatusTone = 'good' | 'waiting' | 'danger' | 'neutral' | 'info';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** Replaces the tone's own icon. */
  readonly icon?: ReactNode;
  /** A word or two, already translated. */
  readonly children: ReactNode;
}

const icons: Record<StatusTone, LineIcon> = {
  waiting: currentIcon,
  info: timeIcon,
  good: doneIcon,
  danger: refusedIcon,
  neutral: lessIcon,
};

/**
 * A state in one or two words: with colour, icon and text, so that none of them is needed alone.
 */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps): ReactNode {
  return (
    <span className="ui-status-badge" data-tone={tone}>
      {icon ?? <Icon icon={icons[tone]} size={14} />}
      <span>{children}</span>
    </span>
  );
}
