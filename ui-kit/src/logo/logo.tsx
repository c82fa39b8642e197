import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import { arabicPath, latinPath, starPath } from './logo-paths.ts';

export interface LogoProps {
  /** Shows the mark alone, for the narrowest places. */
  readonly isMarkOnly?: boolean;
  /** Height in px. */
  readonly size?: number;
}

function Mark(): ReactNode {
  return (
    <>
      <rect className="ui-logo-tile" width="32" height="32" rx="9" />
      <path className="ui-logo-star" d={starPath} strokeWidth="1.6" strokeLinejoin="round" />
      <circle className="ui-logo-tile" cx="16" cy="16" r="5.6" />
      <circle className="ui-logo-spark" cx="16" cy="16" r="2.6" />
    </>
  );
}

/** Osta's mark and its name in the page's language. Put it into a link to the home page. */
export function Logo({ isMarkOnly = false, size = 34 }: LogoProps): ReactNode {
  const isArabic = useLocale() === 'ar';
  if (isMarkOnly) {
    return (
      <svg className="ui-logo" viewBox="0 0 32 32" height={size} role="img" aria-label="Osta">
        <Mark />
      </svg>
    );
  }
  return isArabic ? (
    <svg className="ui-logo" viewBox="0 0 86 32" height={size} role="img" aria-label="أُسطى">
      <g transform="translate(54 0)">
        <Mark />
      </g>
      <path className="ui-logo-name" d={arabicPath} transform="translate(-.8 24.3) scale(.0195)" />
    </svg>
  ) : (
    <svg className="ui-logo" viewBox="0 0 98 32" height={size} role="img" aria-label="Osta">
      <Mark />
      <path className="ui-logo-name" d={latinPath} transform="translate(39.6 25.4) scale(.026)" />
    </svg>
  );
}
