import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** Id of the page's main element, which has `tabIndex={-1}`. */
  readonly targetId: string;
}

/** The first Tab stop of a page: skips the navigation. */
export function SkipLink({ targetId }: SkipLinkProps): ReactNode {
  return (
    <a className="ui-skip-link" href={`#${targetId}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
