import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Card } from '../card/card.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, lessIcon } from '../icons/icons.ts';
import { Money } from '../money/money.tsx';

import './plan-card.css';

export interface PlanFeature {
  readonly id: string;
  readonly text: ReactNode;
  readonly isIncluded: boolean;
}

export interface PlanCardProps {
  readonly name: ReactNode;
  /** Who it is for, in one sentence. */
  readonly description: ReactNode;
  /** Integer dirham per period; 0 shows that it is free. */
  readonly price: number;
  /** What the price is for. */
  readonly period: 'month' | 'year';
  /** What is to come of the price: from when on it is another one. */
  readonly priceNote?: ReactNode;
  readonly features: readonly PlanFeature[];
  /** Highlights the plan; use it once. */
  readonly isRecommended?: boolean;
  /** One Button; or words, for the reader's current plan. */
  readonly action: ReactNode;
  readonly headingAs?: 'h2' | 'h3';
}

/** One plan of a subscription: for whom, the price, and what it includes. */
export function PlanCard({
  name,
  description,
  price,
  period,
  priceNote,
  features,
  isRecommended = false,
  action,
  headingAs: Heading = 'h3',
}: PlanCardProps): ReactNode {
  const { t } = useLingui();
  const nameId = useId();
  return (
    <Card
      className="ui-plan-card"
      padding="none"
      data-recommended={isRecommended || undefined}
      asChild
    >
      <section aria-labelledby={nameId}>
        <div className="ui-plan-card-head">
          <Heading className="ui-plan-card-name" id={nameId}>
            {name}
          </Heading>
          {isRecommended && (
            <span className="ui-plan-card-recommended">
              <Trans>Most chosen</Trans>
            </span>
          )}
        </div>
        <p className="ui-plan-card-description">{description}</p>
        <p className="ui-plan-card-price">
          {price === 0 ? (
            <span className="ui-plan-card-amount">
              <Trans>Free</Trans>
            </span>
          ) : (
            <>
              <span className="ui-plan-card-amount">
                <Money dirham={price} />
              </span>{' '}
              <span className="ui-plan-card-period">
                {period === 'month' ? t`a month` : t`a year`}
              </span>
            </>
          )}
          {priceNote !== undefined && <span className="ui-plan-card-note">{priceNote}</span>}
        </p>
        <div className="ui-plan-card-action">{action}</div>
        <ul className="ui-plan-card-features">
          {features.map(({ id, text, isIncluded }) => (
            <li key={id} data-included={isIncluded || undefined}>
              {isIncluded ? (
                <Icon icon={checkIcon} size={18} />
              ) : (
                <Icon icon={lessIcon} size={18} />
              )}
              <span>
                {!isIncluded && <span className="ui-visually-hidden">{t`Not included:`} </span>}
                {text}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
