import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** Id of the page's main element, which has `tabIndex={-1}`. */
  readonly targetId: string;
}

/** The first thing Tab reaches: past the navigation, to what the page is about. */
export function SkipLink({ targetId }: SkipLinkProps): ReactNode {
  return (
    <a className="ui-skip-link" href={`#${targetId}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
