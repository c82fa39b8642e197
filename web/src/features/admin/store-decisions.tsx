import { Trans } from '@lingui/react/macro';
import type { StoreView } from '@osta/contracts/store/api';
import type { ReactNode } from 'react';

import {
  storeFieldNames,
  storeRejectionCauses,
  storeSuspensionCauses,
} from '../../stores/store-words.ts';
import { adminStorePath, storesKey } from '../../stores/stores.queries.ts';
import { DecisionButtons, type ReviewDecision } from './decision-buttons.tsx';

type Verb = 'approve' | 'request-changes' | 'reject' | 'suspend' | 'reinstate';

const words = { firstCause: 'wrong-details', areWordsRequired: true } as const;

const decisions: readonly ReviewDecision<Verb>[] = [
  { verb: 'approve', words: <Trans>Approve</Trans>, variant: 'accent' },
  {
    verb: 'request-changes',
    words: <Trans>Request changes</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Request changes</Trans>,
      consequence: (
        <Trans>The owner sees each note at its field, and sends the page in again.</Trans>
      ),
      fields: storeFieldNames,
    },
  },
  {
    verb: 'reject',
    words: <Trans>Reject</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Reject</Trans>,
      consequence: (
        <Trans>The owner reads the reason. Of a published store only the waiting changes go.</Trans>
      ),
      causes: storeRejectionCauses,
      ...words,
    },
  },
  {
    verb: 'suspend',
    words: <Trans>Suspend</Trans>,
    variant: 'secondary',
    asks: {
      title: <Trans>Suspend this store</Trans>,
      consequence: <Trans>Customers no longer see the page. You can undo this.</Trans>,
      causes: storeSuspensionCauses,
      ...words,
    },
  },
  { verb: 'reinstate', words: <Trans>Reinstate</Trans>, variant: 'primary' },
];

interface StoreDecisionsProps {
  readonly store: StoreView;
}

/** The decisions that are possible on a store now. */
export function StoreDecisions({ store: { storeId, allowed } }: StoreDecisionsProps): ReactNode {
  return (
    <DecisionButtons
      decisions={decisions}
      isAllowed={(verb) => allowed.includes(verb)}
      path={adminStorePath(storeId)}
      changes={storesKey}
      done={<Trans>The decision is recorded. The store’s team sees it at once.</Trans>}
    />
  );
}
