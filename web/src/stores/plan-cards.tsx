import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PlanId, plans } from '@osta/contracts/store/plans';
import { PlanCard, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './plan-cards.css';

interface PlanCardsProps {
  /** One button; or words, for the reader's own plan. */
  readonly renderAction: (id: PlanId) => ReactNode;
  readonly headingAs: 'h2' | 'h3';
}

/** The plans of a store side by side, the smallest first. */
export function PlanCards({ renderAction, headingAs }: PlanCardsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className="web-plan-cards">
      {plans.map(({ id, name, about, monthlyPrice, pictures, members }) => (
        <PlanCard
          key={id}
          headingAs={headingAs}
          name={name[locale]}
          description={about[locale]}
          price={monthlyPrice}
          period="month"
          action={renderAction(id)}
          features={[
            {
              id: 'page',
              text: <Trans>A page in Arabic and English</Trans>,
              isIncluded: true,
            },
            {
              id: 'search',
              text: <Trans>Found in the search and on the map</Trans>,
              isIncluded: true,
            },
            {
              id: 'pictures',
              text: t`${plural(pictures, { one: 'Up to # picture', other: 'Up to # pictures' })}`,
              isIncluded: true,
            },
            {
              id: 'members',
              text: t`${plural(members, {
                one: '# person in the team besides you',
                other: '# people in the team besides you',
              })}`,
              isIncluded: true,
            },
          ]}
        />
      ))}
    </div>
  );
}
