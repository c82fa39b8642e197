import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface WhatFollowsProps {
  /** Of the professional. */
  readonly name: string;
  /** The customer has said how to find the door. */
  readonly hasDoor: boolean;
  /** Other offers are open. */
  readonly hasOthers: boolean;
}

/** What happens once an offer is accepted, in its order. */
export function WhatFollows({ name, hasDoor, hasOthers }: WhatFollowsProps): ReactNode {
  const who = <bdi>{name}</bdi>;
  return (
    <section className="web-follows">
      <h3 className="web-follows-title">
        <Trans>What happens now</Trans>
      </h3>
      <ol className="web-follows-steps">
        <li>
          <Trans>We book the time with {who}, usually within a minute.</Trans>
        </li>
        {hasDoor && (
          <li>
            <Trans>Once it’s booked, {who} sees how to find your door.</Trans>
          </li>
        )}
        {hasOthers && (
          <li>
            <Trans>
              Only then do we tell the others. If the time is taken, their offers are still open.
            </Trans>
          </li>
        )}
        <li>
          <Trans>You can still cancel. The booking says until when that’s free.</Trans>
        </li>
      </ol>
    </section>
  );
}
