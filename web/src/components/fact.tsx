import { Icon, type LineIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface FactProps {
  readonly icon: LineIcon;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** One line of a list of facts, with its icon. Put it into a `web-fact-list`. */
export function Fact({ icon, name, children }: FactProps): ReactNode {
  return (
    <div className="web-fact">
      <span className="web-fact-icon" aria-hidden="true">
        <Icon icon={icon} size={20} />
      </span>
      <dt className="web-fact-name">{name}</dt>
      <dd className="web-fact-value">{children}</dd>
    </div>
  );
}
