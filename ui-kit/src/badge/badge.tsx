import type { ReactNode } from 'react';

export type BadgeColor = 'gray' | 'blue' | 'orange' | 'green' | 'amber' | 'red';

export interface BadgeProps {
  readonly color?: BadgeColor;
  /** `solid` stands out: use at most one in a list. */
  readonly variant?: 'soft' | 'solid' | 'outline';
  /** A 14 px icon before the words. */
  readonly icon?: ReactNode;
  /** A word or two. */
  readonly children: ReactNode;
}

/** A label on a thing: a kind, a plan, “new”. For a state use StatusBadge. */
export function Badge({ color = 'gray', variant = 'soft', icon, children }: BadgeProps): ReactNode {
  return (
    <span className="ui-badge" data-color={color} data-variant={variant}>
      {icon}
      <span className="ui-badge-words">{children}</span>
    </span>
  );
}
