import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { appointmentIcon, homeIcon, Icon, placeIcon, walletIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { BudgetText } from './budget-text.tsx';
import { WantedText } from './wanted-text.tsx';

interface FactProps {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps): ReactNode {
  return (
    <div className="web-fact">
      <span className="web-fact-icon" aria-hidden="true">
        {icon}
      </span>
      <dt className="web-fact-name">{name}</dt>
      <dd className="web-fact-value">{children}</dd>
    </div>
  );
}

interface RequestFactsProps {
  readonly request: RequestView;
}

/** The content of a request: text, place, budget, time. */
export function RequestFacts({ request }: RequestFactsProps): ReactNode {
  const { description, budget, wanted, addressNote } = request.content;
  return (
    <section className="web-panel" aria-labelledby="asked-for">
      <h2 className="web-panel-title" id="asked-for">
        <Trans>The request</Trans>
      </h2>
      <p className="web-description" dir="auto">
        {description}
      </p>
      <dl className="web-fact-list">
        <Fact icon={<Icon icon={placeIcon} size={20} />} name={<Trans>Where</Trans>}>
          {request.placeName}
        </Fact>
        <Fact icon={<Icon icon={walletIcon} size={20} />} name={<Trans>Budget</Trans>}>
          <BudgetText budget={budget} />
        </Fact>
        <Fact icon={<Icon icon={appointmentIcon} size={20} />} name={<Trans>When</Trans>}>
          <WantedText wanted={wanted} />
        </Fact>
        {addressNote !== null && addressNote !== '' && (
          <Fact
            icon={<Icon icon={homeIcon} size={20} />}
            name={<Trans>How to find the door</Trans>}
          >
            <bdi>{addressNote}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}
