import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/icons.ts';

export interface StarsProps {
  /** From 0 to 5; fractions of a star are shown. */
  readonly value: number;
  readonly size?: number;
}

const five = [0, 1, 2, 3, 4];

/** Five stars, filled from the inline start. Decorative: write the number beside it. */
export function Stars({ value, size = 16 }: StarsProps): ReactNode {
  const row = (className: string): ReactNode => (
    <span className={className}>
      {five.map((place) => (
        <Icon icon={starIcon} key={place} size={size} />
      ))}
    </span>
  );
  const share = Math.min(Math.max(value, 0), 5) / 5;
  return (
    <span className="ui-stars" aria-hidden="true">
      {row('ui-stars-row')}
      <span className="ui-stars-fill" style={{ inlineSize: `${share * 100}%` }}>
        {row('ui-stars-row')}
      </span>
    </span>
  );
}
