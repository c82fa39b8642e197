import { Trans } from '@lingui/react/macro';
import type { Hiding } from '@osta/contracts/offering/api';
import { Callout, DateText, Link as UiLink } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DecisionWords } from '../../components/decision-words.tsx';
import { hidingCauseWords } from '../../offerings/hiding-causes.ts';
import { contactEmail } from '../../site/contact.ts';

import './offerings.css';

interface HiddenServiceProps {
  readonly hidden: Hiding;
}

/** Says to a professional that a service is hidden, why, and what they can do. */
export function HiddenService({ hidden }: HiddenServiceProps): ReactNode {
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
        <p>
          <Trans>
            Change what is wrong and save it. Then write to{' '}
            <UiLink href={`mailto:${contactEmail}`} underline="always">
              {contactEmail}
            </UiLink>{' '}
            so we look at it again.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
