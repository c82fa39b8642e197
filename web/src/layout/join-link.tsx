import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Visitor } from '../session/use-visitor.ts';

interface JoinLinkProps {
  readonly visitor: 'guest' | 'customer';
}

/**
 * Returns whether to invite the visitor to offer work: guests, and customers who may have a trade
 * as well.
 */
export function isCalled(visitor: Visitor): visitor is JoinLinkProps['visitor'] {
  return visitor === 'guest' || visitor === 'customer';
}

/** Links guests to the sign-up, and customers to the application. */
export function JoinLink({ visitor, ...rest }: JoinLinkProps): ReactNode {
  return visitor === 'guest' ? (
    <Link {...rest} to="/auth/signup" search={{ kind: 'professional' }}>
      <Trans>Join as a professional</Trans>
    </Link>
  ) : (
    <Link {...rest} to="/become-professional">
      <Trans>Become a professional</Trans>
    </Link>
  );
}
