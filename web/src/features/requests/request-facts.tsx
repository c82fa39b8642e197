import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { appointmentIcon, homeIcon, placeIcon, walletIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { Fact } from '../../components/fact.tsx';
import { BudgetText } from './budget-text.tsx';
import { RequestPhotos } from './request-photos.tsx';
import { WantedText } from './wanted-text.tsx';

interface RequestFactsProps {
  readonly request: RequestView;
}

/** The content of a request: text, photos, place, budget, time. */
export function RequestFacts({ request }: RequestFactsProps): ReactNode {
  const { description, budget, wanted, addressNote, photoIds } = request.content;
  return (
    <section className="web-panel" aria-labelledby="asked-for">
      <h2 className="web-panel-title" id="asked-for">
        <Trans>The request</Trans>
      </h2>
      <p className="web-description" dir="auto">
        {description}
      </p>
      <RequestPhotos photoIds={photoIds} />
      <dl className="web-fact-list">
        <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
          {request.placeName}
        </Fact>
        <Fact icon={walletIcon} name={<Trans>Budget</Trans>}>
          <BudgetText budget={budget} />
        </Fact>
        <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
          <WantedText wanted={wanted} />
        </Fact>
        {addressNote !== null && addressNote !== '' && (
          <Fact icon={homeIcon} name={<Trans>How to find the door</Trans>}>
            <bdi>{addressNote}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}
