import { Trans } from '@lingui/react/macro';
import type { ListedOffering } from '@osta/contracts/offering/admin-api';
import { Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { DecisionWords } from '../../../components/decision-words.tsx';
import { hidingCauses, hidingCauseWords } from '../../../offerings/hiding-causes.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import { DecisionDialog } from '../decision-dialog.tsx';
import { adminOfferingsKey } from './admin-offerings.queries.ts';

import './admin-offerings.css';

interface OfferingDecisionProps {
  /** As it was read last: a decision is about what the admin sees. */
  readonly offering: ListedOffering;
  /** What is asked, which stays while the list is read again. */
  readonly verb: 'hide' | 'show';
  readonly onLeft: () => void;
}

/** Asks an admin whether a service is hidden, and why, or shown again. It says all that customers read of it. */
export function OfferingDecision({ offering, verb, onLeft }: OfferingDecisionProps): ReactNode {
  const { id: offeringId, version, professional, hidden } = offering;
  const params = { offeringId };
  const name = <bdi>{professional.fullName}</bdi>;
  if (verb === 'hide') {
    return (
      <CauseDialog
        changes={adminOfferingsKey}
        done={<Trans>The service is hidden.</Trans>}
        onLeft={onLeft}
        title={<Trans>Hide the service</Trans>}
        consequence={
          <Trans>
            Customers no longer find or book it. Bookings that are made stay. {name} reads your
            reason. You can undo this.
          </Trans>
        }
        causes={hidingCauses}
        firstCause="other"
        areWordsRequired={false}
        callOf={(body) =>
          call('POST /api/professional/services/{offeringId}/hide', {
            params,
            body,
            ifMatch: version,
          })
        }
      >
        <WhatItSays offering={offering} />
      </CauseDialog>
    );
  }
  return (
    <DecisionDialog
      changes={adminOfferingsKey}
      done={<Trans>The service is shown again.</Trans>}
      onLeft={onLeft}
      title={<Trans>Show the service again</Trans>}
      consequence={
        <Trans>Customers find and book it again, unless it’s paused. {name} hears from us.</Trans>
      }
      answer={() =>
        call('POST /api/professional/services/{offeringId}/show', { params, ifMatch: version })
      }
    >
      <WhatItSays offering={offering} />
      {hidden !== null && (
        <div>
          <Text tone="quiet" size="small">
            <Trans>Hidden because</Trans>
          </Text>
          <DecisionWords decision={hidden} causeWords={hidingCauseWords} />
        </div>
      )}
      {hidden?.asked && hidden.asked.note !== '' && (
        <div>
          <Text tone="quiet" size="small">
            <Trans>The professional asks</Trans>
          </Text>
          <p dir="auto">{hidden.asked.note}</p>
        </div>
      )}
    </DecisionDialog>
  );
}

/** The name and the description, in each language that there is. */
function WhatItSays({ offering: { name, description } }: Pick<OfferingDecisionProps, 'offering'>) {
  return (
    <blockquote className="web-offering-words" dir="auto">
      {[name.ar, description.ar, name.en, description.en]
        .filter((text) => text !== '')
        .join('\n\n')}
    </blockquote>
  );
}
