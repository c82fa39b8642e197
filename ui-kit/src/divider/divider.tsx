import type { ReactNode } from 'react';

export interface DividerProps {
  /** A word in the middle of the line: “or”. */
  readonly label?: ReactNode;
  /** `vertical` between things of one row; the row gives it its height. */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two things that are not the same. */
export function Divider({ label, orientation = 'horizontal' }: DividerProps): ReactNode {
  if (label !== undefined) return <div className="ui-divider-labelled">{label}</div>;
  return <hr className="ui-divider" aria-orientation={orientation} />;
}
