import { Trans } from '@lingui/react/macro';
import { priceAfter, priceOn } from '@osta/contracts/plan/plan-price';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Card, CopyButton, Heading, Link, Ltr, Money, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayText } from '../../../components/day-text.tsx';
import { contactEmail } from '../../../site/contact.ts';
import { usePlan } from '../../../stores/use-plan.ts';
import { useToday } from '../../../time/use-today.ts';

interface HowToPayProps {
  readonly subscription: SubscriptionView;
}

/** Returns an IBAN in groups of four, as it stands on papers. */
function inFours(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/gu, '$& ');
}

/** What to pay, how, and the code that finds the payment. Hidden where nothing is to be paid. */
export function HowToPay({ subscription }: HowToPayProps): ReactNode {
  const { paymentCode, payTo, status } = subscription;
  const plan = usePlan(subscription.plan);
  const today = useToday();
  if (plan === undefined || status === 'none' || status === 'canceled') return null;
  const { monthlyPrice, yearlyPrice } = priceOn(plan.prices, today);
  const announced = priceAfter(plan.prices, today);
  return (
    <Card padding="large" asChild>
      <section className="web-store-part">
        <Heading as="h2" size="medium">
          <Trans>How to pay</Trans>
        </Heading>
        <Text isReadingWidth>
          {payTo === null ? (
            <Trans>
              Pay by bank transfer or in cash, for one month or up to twelve at once. Write to us,
              and we tell you where. Put this code on the payment so we can find it.
            </Trans>
          ) : (
            <Trans>
              Transfer the amount for one month, or for up to twelve at once, to this account. Put
              the payment code on the transfer so we can find it. To pay in cash, write to us.
            </Trans>
          )}
        </Text>
        <dl className="web-store-facts">
          <dt>
            <Trans>A month costs</Trans>
          </dt>
          <dd>
            <Money dirham={monthlyPrice} />
          </dd>
          <dt>
            <Trans>A year costs</Trans>
          </dt>
          <dd>
            <Trans>
              <Money dirham={yearlyPrice} /> when it’s paid at once
            </Trans>
          </dd>
          <dt>
            <Trans>Payment code</Trans>
          </dt>
          <dd>
            <Ltr>{paymentCode}</Ltr>{' '}
            <CopyButton text={paymentCode} size="small">
              <Trans>Copy the code</Trans>
            </CopyButton>
          </dd>
          {payTo !== null && (
            <>
              <dt>
                <Trans>Bank</Trans>
              </dt>
              <dd>
                <bdi>{payTo.bank}</bdi>
              </dd>
              <dt>
                <Trans>Account holder</Trans>
              </dt>
              <dd>
                <bdi>{payTo.holder}</bdi>
              </dd>
              <dt>
                <Trans>IBAN</Trans>
              </dt>
              <dd>
                <Ltr>{inFours(payTo.iban)}</Ltr>{' '}
                <CopyButton text={payTo.iban} size="small">
                  <Trans>Copy the IBAN</Trans>
                </CopyButton>
              </dd>
            </>
          )}
        </dl>
        {announced?.from && (
          <Text isReadingWidth>
            <Trans>
              From <DayText day={announced.from} />, a month costs{' '}
              <Money dirham={announced.monthlyPrice} /> and a year{' '}
              <Money dirham={announced.yearlyPrice} />.
            </Trans>
          </Text>
        )}
        <Text tone="quiet" size="small">
          <Trans>
            A payment costs what the plan costs on the day it reaches us. What you’ve paid for keeps
            its price until it ends. We announce a higher price at least 30 days before.
          </Trans>
        </Text>
        <Text tone="quiet" size="small">
          <Trans>
            Write to{' '}
            <Link href={`mailto:${contactEmail}`} underline="always">
              {contactEmail}
            </Link>
            . We record a payment within two working days, and you get a notification.
          </Trans>
        </Text>
      </section>
    </Card>
  );
}
