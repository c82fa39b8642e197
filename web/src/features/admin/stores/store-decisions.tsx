import { Trans } from '@lingui/react/macro';
import type { StoreView } from '@osta/contracts/store/api';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import {
  storeFieldNames,
  storeRejectionCauses,
  storeSuspensionCauses,
} from '../../../stores/store-words.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import { DecisionButtons, type ReviewDecision } from '../decision-buttons.tsx';
import { NotesDialog } from '../notes-dialog.tsx';

type Verb = 'approve' | 'request-changes' | 'reject' | 'suspend' | 'reinstate';

const words = { firstCause: 'wrong-details', areWordsRequired: true } as const;

function decisionsOn({
  storeId,
  version,
}: Pick<StoreView, 'storeId' | 'version'>): readonly ReviewDecision<Verb>[] {
  // A decision is about what the admin sees
  const seen = { params: { storeId }, ifMatch: version };
  return [
    {
      verb: 'approve',
      words: <Trans>Approve</Trans>,
      variant: 'accent',
      call: call('POST /api/admin/stores/{storeId}/approve', seen),
    },
    {
      verb: 'request-changes',
      words: <Trans>Request changes</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <NotesDialog
          {...end}
          title={<Trans>Request changes</Trans>}
          consequence={
            <Trans>The owner sees each note at its field, and sends the page in again.</Trans>
          }
          fields={storeFieldNames}
          callOf={(notes) =>
            call('POST /api/admin/stores/{storeId}/request-changes', { ...seen, body: { notes } })
          }
        />
      ),
    },
    {
      verb: 'reject',
      words: <Trans>Reject</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CauseDialog
          {...end}
          {...words}
          title={<Trans>Reject</Trans>}
          consequence={
            <Trans>
              The owner reads the reason. Of a published store only the waiting changes go.
            </Trans>
          }
          causes={storeRejectionCauses}
          callOf={(body) => call('POST /api/admin/stores/{storeId}/reject', { ...seen, body })}
        />
      ),
    },
    {
      verb: 'suspend',
      words: <Trans>Suspend</Trans>,
      variant: 'secondary',
      asks: (end) => (
        <CauseDialog
          {...end}
          {...words}
          title={<Trans>Suspend this store</Trans>}
          consequence={<Trans>Customers no longer see the page. You can undo this.</Trans>}
          causes={storeSuspensionCauses}
          callOf={(body) => call('POST /api/admin/stores/{storeId}/suspend', { ...seen, body })}
        />
      ),
    },
    {
      verb: 'reinstate',
      words: <Trans>Reinstate</Trans>,
      variant: 'primary',
      call: call('POST /api/admin/stores/{storeId}/reinstate', seen),
    },
  ];
}

interface StoreDecisionsProps {
  readonly store: StoreView;
}

/** The decisions that are possible on a store now. */
export function StoreDecisions({ store }: StoreDecisionsProps): ReactNode {
  return (
    <DecisionButtons
      decisions={decisionsOn(store)}
      isAllowed={(verb) => store.allowed.includes(verb)}
      changes={storesKey}
      done={<Trans>The decision is recorded. The store’s team sees it at once.</Trans>}
    />
  );
}
