import { Trans } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import { ConfirmDialog, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../api/call.ts';
import { useCommand } from '../api/use-command.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useMe } from '../session/use-me.ts';
import { storesKey } from './stores.queries.ts';

interface LeaveStoreDialogProps {
  /** `null`: nobody is leaving. */
  readonly storeId: string | null;
  readonly onClose: () => void;
  /** Leads away from a page that belongs to the store. */
  readonly onLeft?: () => Promise<void>;
}

/** Asks a member before they leave a store. Lives outside what goes away with the membership. */
export function LeaveStoreDialog({ storeId, onClose, onLeft }: LeaveStoreDialogProps): ReactNode {
  const me = useMe();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  // The stores are read again once the reader is elsewhere: a page of this one has nothing left to show
  const command = useCommand<StoreReceipt>(['capabilities']);

  async function leaveBehind(): Promise<void> {
    await onLeft?.();
    await queryClient.invalidateQueries({ queryKey: storesKey });
  }

  function leave(): void {
    if (storeId === null || me === null) return;
    const params = { storeId, memberId: me.id };
    command.mutate(call('DELETE /api/stores/{storeId}/members/{memberId}', { params }), {
      onSuccess: () => {
        onClose();
        notify.success(<Trans>You’ve left the store.</Trans>);
        void leaveBehind();
      },
      onError: (error) => {
        onClose();
        notify.error(problemText(error));
        void queryClient.invalidateQueries({ queryKey: storesKey });
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={storeId !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={<Trans>Leave this store?</Trans>}
      description={
        <Trans>
          You lose access at once, and its page no longer shows you as staff. Bookings that are
          agreed stay as they are. Only the owner or a manager can invite you again.
        </Trans>
      }
      confirmLabel={<Trans>Leave the store</Trans>}
      isConfirming={command.isPending}
      onConfirm={leave}
    />
  );
}
