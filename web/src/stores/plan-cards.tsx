import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import { priceAfter, priceOn, yearMonths } from '@osta/contracts/plan/plan-price';
import { Button, Money, PlanCard, useLocale } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../api/use-api.ts';
import { DayText } from '../components/day-text.tsx';
import { useToday } from '../time/use-today.ts';
import { plansQuery } from './stores.queries.ts';

import './plan-cards.css';

interface PlanCardsProps {
  /** The plan of the store, which it has though it may be retired; `null`: none. */
  readonly own: string | null;
  /** One button; or words, for the reader's own plan. */
  readonly renderAction: (id: string) => ReactNode;
  readonly headingAs: 'h2' | 'h3';
}

/** A retired plan is shown to a store that has it. */
function isShown({ isRetired, id }: StorePlan, own: string | null): boolean {
  return !isRetired || id === own;
}

/** The plans of a store side by side, in their order, with the price of a month or of a year. */
export function PlanCards({ own, renderAction, headingAs }: PlanCardsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const today = useToday();
  const { data: plans } = useSuspenseQuery(plansQuery(useApi()));
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const shown = plans.filter((plan) => isShown(plan, own));
  const cards = shown.map(({ id, name, about, prices, pictures, members, isRetired }) => {
    const { monthlyPrice, yearlyPrice } = priceOn(prices, today);
    const saved = monthlyPrice * yearMonths - yearlyPrice;
    const announced = priceAfter(prices, today);
    return (
      <PlanCard
        key={id}
        headingAs={headingAs}
        name={name[locale]}
        description={about[locale]}
        price={period === 'year' ? yearlyPrice : monthlyPrice}
        period={period}
        {...(announced?.from && {
          priceNote: (
            <AnnouncedPrice
              from={announced.from}
              dirham={period === 'year' ? announced.yearlyPrice : announced.monthlyPrice}
            />
          ),
        })}
        action={renderAction(id)}
        features={[
          {
            id: 'period',
            text:
              period === 'year' ? (
                <YearComesTo yearlyPrice={yearlyPrice} saved={saved} />
              ) : (
                <Trans>Pay for as many months as you like</Trans>
              ),
            isIncluded: true,
          },
          ...(isRetired
            ? [
                {
                  id: 'retired',
                  text: <Trans>No longer offered to others; you keep it</Trans>,
                  isIncluded: true,
                },
              ]
            : []),
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
            text:
              members === 0 ? (
                <Trans>A team besides you</Trans>
              ) : (
                t`${plural(members, {
                  one: '# person in the team besides you',
                  other: '# people in the team besides you',
                })}`
              ),
            isIncluded: members > 0,
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
          <Trans context="plan">A year at once</Trans>
        </Button>
      </fieldset>
      <div className="web-plan-cards">{cards}</div>
    </div>
  );
}

/** Dirham in the smallest step that a price of a month is told in: three decimals would read as thousands in Arabic. */
const smallestStep = 10;

interface YearComesToProps {
  readonly yearlyPrice: number;
  /** In dirham, against twelve months one by one. */
  readonly saved: number;
}

function YearComesTo({ yearlyPrice, saved }: YearComesToProps): ReactNode {
  const month = (
    <Money dirham={Math.round(yearlyPrice / yearMonths / smallestStep) * smallestStep} />
  );
  return saved === 0 ? (
    <Trans>Comes to {month} a month</Trans>
  ) : (
    <Trans>
      Comes to {month} a month: you save <Money dirham={saved} />
    </Trans>
  );
}

interface AnnouncedPriceProps {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly dirham: number;
}

function AnnouncedPrice({ from, dirham }: AnnouncedPriceProps): ReactNode {
  return (
    <Trans>
      <Money dirham={dirham} /> from <DayText day={from} />
    </Trans>
  );
}
