import { Ban, CircleCheck, CircleDot, Clock, type LucideIcon, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the reader should feel, never what the code calls it. */
export type StatusTone = 'good' | 'waiting' | 'danger' | 'neutral' | 'info';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** In place of the tone's own icon. */
  readonly icon?: ReactNode;
  /** A word or two, already translated. */
  readonly children: ReactNode;
}

const icons: Record<StatusTone, LucideIcon> = {
  good: CircleCheck,
  waiting: Clock,
  danger: Ban,
  neutral: CircleDot,
  info: Sparkles,
};

/** One word about where a thing stands: colour, icon and text, so no one sense is needed. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps): ReactNode {
  const Icon = icons[tone];
  return (
    <span className="ui-status-badge" data-tone={tone}>
      {icon ?? <Icon size={14} strokeWidth={2.25} aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
