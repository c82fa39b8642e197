import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import {
  dangerIcon,
  doneIcon,
  informationIcon,
  warningIcon,
  type LineIcon,
} from '../icons/icons.ts';

export type CalloutTone = 'info' | 'good' | 'waiting' | 'danger';

export interface CalloutProps {
  readonly tone?: CalloutTone;
  readonly title?: ReactNode;
  /** Replaces the tone's own icon. */
  readonly icon?: ReactNode;
  /** One Button or link. */
  readonly action?: ReactNode;
  /** `alert` for what has just gone wrong: screen readers announce it at once. */
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

const icons: Record<CalloutTone, LineIcon> = {
  info: informationIcon,
  good: doneIcon,
  waiting: warningIcon,
  danger: dangerIcon,
};

/** A message to read before going on. */
export function Callout({
  tone = 'info',
  title,
  icon,
  action,
  role,
  children,
}: CalloutProps): ReactNode {
  return (
    <div className="ui-callout" data-tone={tone} role={role}>
      <span className="ui-callout-icon" aria-hidden="true">
        {icon ?? <Icon icon={icons[tone]} />}
      </span>
      <div className="ui-callout-body">
        {title !== undefined && <p className="ui-callout-title">{title}</p>}
        {children !== undefined && <div className="ui-callout-text">{children}</div>}
      </div>
      {action !== undefined && <div className="ui-callout-action">{action}</div>}
    </div>
  );
}
