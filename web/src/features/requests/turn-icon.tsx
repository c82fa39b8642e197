import { freshIcon, Icon, type StatusTone, timeIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/**
 * Returns the icon of a state that goes on: something new for the reader to answer, or a clock while
 * somebody else is to answer. Other tones keep their own.
 */
export function turnIcon(tone: StatusTone): ReactNode {
  if (tone === 'waiting') return <Icon icon={freshIcon} size={14} />;
  return tone === 'info' ? <Icon icon={timeIcon} size={14} /> : undefined;
}
