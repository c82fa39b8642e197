import { Trans } from '@lingui/react/macro';
import type { Hiding, MyOffering } from '@osta/contracts/offering/api';
import { Callout, DateText } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DecisionWords } from '../../components/decision-words.tsx';
import { hidingCauseWords } from '../../offerings/hiding-causes.ts';
import { AskAgain } from './ask-again.tsx';

import './offerings.css';

interface HiddenServiceProps {
  readonly offeringId: MyOffering['id'];
  readonly hidden: Hiding;
}

/** Says to a professional that a service is hidden, why, and what they can do. */
export function HiddenService({ offeringId, hidden }: HiddenServiceProps): ReactNode {
  const since = <DateText instant={hidden.since} />;
  return (
    <div className="web-hidden-service">
      <Callout tone="danger" title={<Trans>We’ve hidden this service from customers</Trans>}>
        <DecisionWords decision={hidden} causeWords={hidingCauseWords} />
        <p>
          <Trans>
            Since {since}, customers don’t find it and can’t book it. Bookings that you already have
            stay as they are.
          </Trans>
        </p>
        {hidden.asked === null ? (
          <>
            <p>
              <Trans>Change what is wrong and save it. Then ask us to look at it again.</Trans>
            </p>
            <AskAgain offeringId={offeringId} />
          </>
        ) : (
          <Asked asked={hidden.asked} />
        )}
      </Callout>
    </div>
  );
}

interface AskedProps {
  readonly asked: NonNullable<Hiding['asked']>;
}

/** Says that the professional has asked, and with which words. */
function Asked({ asked: { note, at } }: AskedProps): ReactNode {
  const day = <DateText instant={at} />;
  return (
    <>
      <p>
        <Trans>
          You asked for another look on {day}. You’ll hear from us when customers can find it again.
        </Trans>
      </p>
      {note !== '' && <blockquote dir="auto">{note}</blockquote>}
    </>
  );
}
