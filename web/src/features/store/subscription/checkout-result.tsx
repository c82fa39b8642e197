import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutState } from '@osta/contracts/store/subscription-api';
import { Callout, Money } from '@osta/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { checkoutFailures } from '../../../stores/store-words.ts';
import { checkoutQuery, storesKey } from '../../../stores/stores.queries.ts';
import { WriteToUs } from './write-to-us.tsx';

interface CheckoutResultProps {
  readonly storeId: string;
  /** With which checkout somebody came back from the payment provider. */
  readonly checkoutId: string;
}

/** What has become of a payment by card or wallet, for somebody who comes back from it. */
export function CheckoutResult({ storeId, checkoutId }: CheckoutResultProps): ReactNode {
  const { data, error } = useQuery(checkoutQuery(useApi(), storeId, checkoutId));
  const queryClient = useQueryClient();
  const status = data?.status;
  useEffect(() => {
    if (status === undefined || status === 'open') return;
    // The rest of the page was read before it was known
    void queryClient.invalidateQueries({ queryKey: [...storesKey, storeId, 'subscription'] });
    void queryClient.invalidateQueries({ queryKey: [...storesKey, 'mine'] });
  }, [queryClient, status, storeId]);
  return (
    <output className="web-store-part">
      {error !== null && data === undefined ? (
        <ProblemNotice error={error} />
      ) : (
        <Result checkout={data} />
      )}
    </output>
  );
}

interface ResultProps {
  /** Left out: it is being asked for. */
  readonly checkout: CheckoutState | undefined;
}

function Result({ checkout }: ResultProps): ReactNode {
  const { i18n } = useLingui();
  switch (checkout?.status) {
    case undefined:
    case 'open':
      return (
        <Callout tone="waiting" title={<Trans>We’re checking your payment</Trans>}>
          <Trans>
            The payment provider hasn’t confirmed it yet. You can leave this page: we keep asking,
            and let you know once it’s in.
          </Trans>
        </Callout>
      );
    case 'paid':
      return (
        <Callout tone="good" title={<Trans>Thank you. Your payment is in</Trans>}>
          <Trans>
            You paid <Money dirham={checkout.amount} />. The invoice is in the list of payments
            below.
          </Trans>
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="danger" title={<Trans>The payment didn’t go through</Trans>}>
          {checkout.cause !== null && (
            <>
              {i18n._(checkoutFailures[checkout.cause])}
              {checkout.isMoneyOut && (
                <>
                  {' '}
                  <WriteToUs />
                </>
              )}
            </>
          )}
        </Callout>
      );
  }
}
