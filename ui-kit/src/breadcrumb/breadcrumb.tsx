import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { Icon } from '../icons/icon.tsx';
import { nextIcon } from '../icons/icons.ts';

export interface Crumb {
  readonly id: string;
  /** A link element with its words inside. */
  readonly link: ReactElement;
}

export interface BreadcrumbProps {
  /** From the home page down to the parent. */
  readonly crumbs: readonly Crumb[];
  /** The name of this page; it is not a link. */
  readonly current: ReactNode;
}

/** Shows the place of this page in the product, with links to its ancestors. */
export function Breadcrumb({ crumbs, current }: BreadcrumbProps): ReactNode {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where you are`}>
      <ol className="ui-breadcrumb">
        {crumbs.map(({ id, link }) => (
          <li className="ui-crumb" key={id}>
            {dress(link, { className: 'ui-crumb-link' })}
            <Icon icon={nextIcon} className="ui-crumb-chevron" size={16} />
          </li>
        ))}
        <li className="ui-crumb" aria-current="page">
          <span className="ui-crumb-current">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
