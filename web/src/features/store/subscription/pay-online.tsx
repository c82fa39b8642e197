import { Trans } from '@lingui/react/macro';
import type { StartedCheckout, SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Button, Card, Heading, Money, Text } from '@osta/ui-kit';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { MonthsField } from '../../../stores/months-field.tsx';
import { storesKey } from '../../../stores/stores.queries.ts';
import { useAmountOf } from '../../../stores/use-plan.ts';
import { useToday } from '../../../time/use-today.ts';

interface PayOnlineProps {
  readonly subscription: SubscriptionView;
}

/** Paying by card or wallet, where a provider takes such payments and something can be paid. */
export function PayOnline({ subscription: { storeId, allowed, plan } }: PayOnlineProps): ReactNode {
  if (!allowed.includes('pay-online') || plan === null) return null;
  return (
    <Card padding="large" asChild>
      <section className="web-store-part">
        <Heading as="h2" size="medium">
          <Trans>Pay by card or wallet</Trans>
        </Heading>
        <Text isReadingWidth>
          <Trans>
            You pay on the page of our payment provider and come back here. The payment counts at
            once, and the invoice is ready a moment later.
          </Trans>
        </Text>
        <PayOnlineForm storeId={storeId} plan={plan} />
      </section>
    </Card>
  );
}

interface PayOnlineFormProps {
  readonly storeId: string;
  readonly plan: string;
}

function PayOnlineForm({ storeId, plan }: PayOnlineFormProps): ReactNode {
  const id = useId();
  const today = useToday();
  const [months, setMonths] = useState('1');
  const amount = useAmountOf(plan)(Number(months), today);
  const command = useCommand<StartedCheckout>(storesKey);
  // Until the page of the provider is there, which is not ours
  const isLeaving = command.isPending || command.isSuccess;
  const { reset } = command;
  useEffect(() => {
    // Back from there, the browser may show this page as it was left
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [reset]);
  return (
    <form
      className="web-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        command.mutate(
          call('POST /api/stores/{storeId}/subscription/checkouts', {
            params: { storeId },
            body: { months: Number(months) },
          }),
          { onSuccess: ({ pageUrl }) => window.location.assign(pageUrl) },
        );
      }}
    >
      <MonthsField id={id} value={months} onChange={setMonths} />
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={isLeaving}>
          {amount === null ? (
            <Trans>Pay now</Trans>
          ) : (
            <span>
              <Trans>
                Pay <Money dirham={amount} />
              </Trans>
            </span>
          )}
        </Button>
      </div>
    </form>
  );
}
