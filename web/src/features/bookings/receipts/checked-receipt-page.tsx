import { Trans } from '@lingui/react/macro';
import {
  appointmentIcon,
  Callout,
  Card,
  IsoDate,
  Heading,
  Ltr,
  Money,
  moneyIcon,
  personIcon,
  receiptIcon,
  requestIcon,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { Fact } from '../../../components/fact.tsx';
import { receiptQuery } from './receipts.queries.ts';

const route = getRouteApi('/_default/receipts/$id/$hash');

/** What is on record for a receipt, for whoever holds it. */
export function CheckedReceiptPage(): ReactNode {
  const { id, hash } = route.useParams();
  const { data } = useSuspenseQuery(receiptQuery(useApi(), id, hash));
  return (
    <div className="web-page web-narrow web-checked-receipt">
      <Heading as="h1">
        <Trans>Check a receipt</Trans>
      </Heading>
      <Callout tone="good" title={<Trans>This receipt is genuine</Trans>}>
        <Trans>
          Osta issued it. Compare what is below with the receipt in your hand: the amount must be
          the same.
        </Trans>
      </Callout>
      <Card padding="large">
        <dl className="web-fact-list">
          <Fact icon={receiptIcon} name={<Trans>Number</Trans>}>
            <Ltr className="ui-figures">{data.number}</Ltr>
          </Fact>
          <Fact icon={appointmentIcon} name={<Trans context="receipt">Issued</Trans>}>
            <IsoDate instant={data.issuedAt} hasTime />
          </Fact>
          <Fact icon={personIcon} name={<Trans context="party of a receipt">From</Trans>}>
            <bdi>{data.professionalName}</bdi>
          </Fact>
          <Fact icon={requestIcon} name={<Trans>What was done</Trans>}>
            {data.serviceName}
          </Fact>
          <Fact icon={moneyIcon} name={<Trans>Total</Trans>}>
            <Money dirham={data.finalPrice} />
          </Fact>
        </dl>
      </Card>
    </div>
  );
}

/** For a code that is on no receipt of ours. */
export function UnknownReceiptPage(): ReactNode {
  return (
    <div className="web-page web-narrow web-checked-receipt">
      <Heading as="h1">
        <Trans>Check a receipt</Trans>
      </Heading>
      <Callout tone="danger" title={<Trans>Osta didn’t issue this receipt</Trans>}>
        <Trans>
          Nothing on record has this code. If you were handed this receipt for money that you paid,
          don’t rely on it, and ask the person who wrote it.
        </Trans>
      </Callout>
    </div>
  );
}
