import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useMe } from '../../session/use-me.ts';

/** Calls professionals; one who has come already is not called again. */
export function HomeJoin(): ReactNode {
  const me = useMe();
  if (me?.role === 'professional') return null;
  return (
    <section className="web-section">
      <div className="web-join">
        <div>
          <h2 className="web-join-title">
            <Trans>You are good with your hands</Trans>
          </h2>
          <p className="web-join-words">
            <Trans>
              Customers near you are looking for you. Join, tell them what you do, and answer their
              requests with your price.
            </Trans>
          </p>
        </div>
        <Button asChild variant="accent" size="large">
          {me === null ? (
            <Link to="/auth/signup" search={{ kind: 'professional' }}>
              <Trans>Join as a professional</Trans>
            </Link>
          ) : (
            <Link to="/become-professional">
              <Trans>Join as a professional</Trans>
            </Link>
          )}
        </Button>
      </div>
    </section>
  );
}
