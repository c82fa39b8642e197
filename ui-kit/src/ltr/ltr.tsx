import type { ReactNode } from 'react';

export interface LtrProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A run that is read from left to right in any text: phone numbers, codes, `99+`. Without it, signs
 * at its ends jump to the other side in Arabic. Not for times and ranges: Arabic reads them from
 * the right, see DateText.
 */
export function Ltr({ children, className }: LtrProps): ReactNode {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
