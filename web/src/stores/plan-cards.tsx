import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PlanId, plans, priceOf, yearMonths } from '@osta/contracts/store/plans';
import { Button, Money, PlanCard, useLocale } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import './plan-cards.css';

interface PlanCardsProps {
  /** One button; or words, for the reader's own plan. */
  readonly renderAction: (id: PlanId) => ReactNode;
  readonly headingAs: 'h2' | 'h3';
}

/** The plans of a store side by side, the smallest first, with the price of a month or of a year. */
export function PlanCards({ renderAction, headingAs }: PlanCardsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const cards = plans.map(({ id, name, about, monthlyPrice, pictures, members }) => {
    const ofYear = priceOf(id, yearMonths);
    const saved = monthlyPrice * yearMonths - ofYear;
    return (
      <PlanCard
        key={id}
        headingAs={headingAs}
        name={name[locale]}
        description={about[locale]}
        price={period === 'year' ? ofYear : monthlyPrice}
        period={period}
        action={renderAction(id)}
        features={[
          {
            id: 'period',
            text:
              period === 'year' ? (
                <Trans>
                  Comes to <Money dirham={ofYear / yearMonths} /> a month: you save{' '}
                  <Money dirham={saved} />
                </Trans>
              ) : (
                <Trans>Pay for as many months as you like</Trans>
              ),
            isIncluded: true,
          },
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
    );
  });
  return (
    <div>
      <fieldset className="web-plan-periods" aria-label={t`How you pay`}>
        <Button
          variant={period === 'month' ? 'primary' : 'secondary'}
          aria-pressed={period === 'month'}
          onClick={() => setPeriod('month')}
        >
          <Trans context="plan">By the month</Trans>
        </Button>
        <Button
          variant={period === 'year' ? 'primary' : 'secondary'}
          aria-pressed={period === 'year'}
          onClick={() => setPeriod('year')}
        >
          <Trans context="plan">A year at once: two months free</Trans>
        </Button>
      </fieldset>
      <div className="web-plan-cards">{cards}</div>
    </div>
  );
}
