import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isCalled, JoinLink } from '../../layout/join-link.tsx';
import { useVisitor } from '../../session/use-visitor.ts';

/** Invites professionals; hidden for people who already have another role. */
export function HomeJoin(): ReactNode {
  const visitor = useVisitor();
  if (!isCalled(visitor)) return null;
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
          <JoinLink visitor={visitor} />
        </Button>
      </div>
    </section>
  );
}
