import { Trans } from '@lingui/react/macro';
import type { PlanChanges } from '@osta/contracts/plan/history-api';
import { Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayText } from '../../../components/day-text.tsx';

type Price = NonNullable<PlanChanges['price']>['after'];
type Texts = NonNullable<PlanChanges['name']>['after'];

interface PlanChangeRowsProps {
  readonly changes: PlanChanges;
}

/** What a change of a plan says other than before: a line for each. */
export function PlanChangeRows({
  changes: { name, about, price, pictures, members, order },
}: PlanChangeRowsProps): ReactNode {
  return (
    <ul className="web-plan-changes">
      {name && <Row label={<Trans>Name</Trans>} change={name} show={inBoth} />}
      {about && <Row label={<Trans>What it is for</Trans>} change={about} show={inBoth} />}
      {price && <Row label={<Trans>Price</Trans>} change={price} show={asPrice} />}
      {pictures && <Row label={<Trans>Pictures</Trans>} change={pictures} show={asItIs} />}
      {members && <Row label={<Trans>Team</Trans>} change={members} show={asItIs} />}
      {order && <Row label={<Trans>Position</Trans>} change={order} show={asItIs} />}
    </ul>
  );
}

interface RowProps<Value> {
  readonly label: ReactNode;
  readonly change: { readonly before: Value | null; readonly after: Value };
  readonly show: (value: Value) => ReactNode;
}

function Row<Value>({ label, change: { before, after }, show }: RowProps<Value>): ReactNode {
  return (
    <li>
      {label}: {before !== null && <del>{show(before)}</del>} <ins>{show(after)}</ins>
    </li>
  );
}

function asItIs(value: number): ReactNode {
  return <bdi>{value}</bdi>;
}

function inBoth({ ar, en }: Texts): ReactNode {
  return (
    <>
      <bdi lang="ar">{ar}</bdi> · <bdi lang="en">{en}</bdi>
    </>
  );
}

function asPrice({ from, monthlyPrice, yearlyPrice }: Price): ReactNode {
  return (
    <>
      <Trans>
        <Money dirham={monthlyPrice} /> a month, <Money dirham={yearlyPrice} /> a year
      </Trans>
      {from !== null && (
        <>
          {' '}
          <Trans>
            from <DayText day={from} />
          </Trans>
        </>
      )}
    </>
  );
}
