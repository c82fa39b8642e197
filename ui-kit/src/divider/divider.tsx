import type { ReactNode } from 'react';

export interface DividerProps {
  /** A word in the middle of the line: “or”. */
  readonly label?: ReactNode;
  /** `vertical` separates things in a row; the row sets its height. */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two different things. */
export function Divider({ label, orientation = 'horizontal' }: DividerProps): ReactNode {
  if (label !== undefined) return <div className="ui-divider-labelled">{label}</div>;
  return <hr className="ui-divider" aria-orientation={orientation} />;
}
