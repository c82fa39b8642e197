import { Trans } from '@lingui/react/macro';
import { Card, checkIcon, Icon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface PointProps {
  readonly children: ReactNode;
}

function Point({ children }: PointProps): ReactNode {
  return (
    <li className="web-point">
      <Icon icon={checkIcon} size={20} />
      <span>{children}</span>
    </li>
  );
}

/** The prices for both sides; the top bar links here. */
export function HomePricing(): ReactNode {
  return (
    <section className="web-section" id="pricing">
      <h2 className="web-section-title">
        <Trans>What it costs</Trans>
      </h2>
      <div className="web-prices">
        <Card padding="large">
          <h3 className="web-price-for">
            <Trans>For customers</Trans>
          </h3>
          <p className="web-price">
            <Trans>Free</Trans>
          </p>
          <ul className="web-points">
            <Point>
              <Trans>Requesting and comparing offers is free.</Trans>
            </Point>
            <Point>
              <Trans>You pay the price you agreed on, in cash, to the professional.</Trans>
            </Point>
            <Point>
              <Trans>Osta adds nothing to the price and takes no card.</Trans>
            </Point>
          </ul>
        </Card>
        <Card padding="large">
          <h3 className="web-price-for">
            <Trans>For professionals</Trans>
          </h3>
          <p className="web-price">
            <Trans>Free to join</Trans>
          </p>
          <ul className="web-points">
            <Point>
              <Trans>Receiving requests and sending offers costs nothing.</Trans>
            </Point>
            <Point>
              <Trans>You name your price: fixed, from and to, or after a visit.</Trans>
            </Point>
            <Point>
              <Trans>The customer pays you directly. Osta takes no share of it.</Trans>
            </Point>
          </ul>
        </Card>
      </div>
    </section>
  );
}
