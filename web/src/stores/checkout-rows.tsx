import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutState } from '@osta/contracts/store/subscription-api';
import { DateText, DocumentRow, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { checkoutFailures } from './store-words.ts';

interface CheckoutRowsProps {
  readonly checkouts: readonly CheckoutState[];
}

/** What was begun by card or wallet and is no payment, with what has become of it. */
export function CheckoutRows({ checkouts }: CheckoutRowsProps): ReactNode {
  const { i18n, t } = useLingui();
  return checkouts.map(({ id, amount, months, startedAt, cause }) => (
    <DocumentRow
      key={id}
      name={
        <>
          <Money dirham={amount} />
          {' · '}
          {t`${plural(months, { one: '# month', other: '# months' })}`}
          {' · '}
          <DateText instant={startedAt} />
        </>
      }
      status={cause === null ? 'in_review' : 'rejected'}
      now={startedAt}
      note={
        cause === null ? (
          <Trans>The payment provider hasn’t confirmed it.</Trans>
        ) : (
          i18n._(checkoutFailures[cause])
        )
      }
    />
  ));
}
