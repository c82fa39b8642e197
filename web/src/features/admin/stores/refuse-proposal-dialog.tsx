import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { DecisionDialog, type DecisionEnd } from '../decision-dialog.tsx';
import { OwnWordsField } from '../own-words-field.tsx';

interface RefuseProposalDialogProps extends DecisionEnd {
  readonly storeId: string;
  readonly paymentId: string;
  readonly proposalId: string;
}

/** Asks why an admin doesn't agree to what another one has proposed. */
export function RefuseProposalDialog({
  storeId,
  paymentId,
  proposalId,
  ...end
}: RefuseProposalDialogProps): ReactNode {
  // What was looked at, also when another one has taken its place by now
  const [looked] = useState(proposalId);
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <DecisionDialog
      {...end}
      title={<Trans>Refuse the proposal</Trans>}
      consequence={
        <Trans>
          The payment stays as it is. We’ll let the admin who proposed it know, and the history
          shows your reason.
        </Trans>
      }
      answer={() => {
        const words = note.trim();
        setEmpty(words === '');
        return words === ''
          ? null
          : call('POST /api/admin/stores/{storeId}/payments/{paymentId}/proposal/refuse', {
              params: { storeId, paymentId },
              body: { proposalId: looked, note: words },
            });
      }}
    >
      <OwnWordsField value={note} onChange={setNote} isRequired isMissing={isEmpty} />
    </DecisionDialog>
  );
}
