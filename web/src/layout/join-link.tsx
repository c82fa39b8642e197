import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Visitor } from '../session/use-visitor.ts';

interface JoinLinkProps {
  readonly visitor: 'guest' | 'customer';
}

/** Whether somebody is called to do the work: guests, and customers who may have a trade as well. */
export function isCalled(visitor: Visitor): visitor is JoinLinkProps['visitor'] {
  return visitor === 'guest' || visitor === 'customer';
}

/** Leads guests to sign up, and customers to what a second account takes. */
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
