import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'blue' | 'orange' | 'green' | 'amber' | 'red';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  /** `solid` stands out: use at most one in a list. */
  readonly look?: 'soft' | 'solid' | 'outline';
  /** A 14 px icon before the words. */
  readonly icon?: ReactNode;
  /** A word or two. */
  readonly children: ReactNode;
}

/** A label on a thing: a kind, a plan, “new”. For a state use StatusBadge. */
export function Badge({ tone = 'neutral', look = 'soft', icon, children }: BadgeProps): ReactNode {
  return (
    <span className="ui-badge" data-tone={tone} data-look={look}>
      {icon}
      <span className="ui-badge-words">{children}</span>
    </span>
  );
}
