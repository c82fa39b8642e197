import { Trans } from '@lingui/react/macro';
import type { StoreReceipt, StoreView } from '@osta/contracts/store/api';
import { Button, ConfirmDialog, notify } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { storesKey } from '../../../stores/stores.queries.ts';

interface StoreActionsProps {
  readonly store: StoreView;
}

type PlainVerb = 'pause' | 'resume' | 'reopen' | 'close';

/** What the reader can do with a store now, what leads on first: open it again, edit it, pay for it, pause, close. */
export function StoreActions({ store }: StoreActionsProps): ReactNode {
  const { storeId, allowed, role, status } = store;
  const [isClosing, setClosing] = useState(false);
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);

  function send(verb: PlainVerb, done: ReactNode): void {
    command.mutate(call(`POST /api/stores/{storeId}/${verb}`, { params: { storeId } }), {
      onSuccess: () => {
        setClosing(false);
        notify.success(done);
      },
      onError: (error) => {
        setClosing(false);
        notify.error(problemText(error));
      },
    });
  }

  return (
    <div className="web-actions">
      {allowed.includes('resume') && (
        <Button
          isLoading={command.isPending}
          onClick={() => send('resume', <Trans>Your store is open again.</Trans>)}
        >
          <Trans>Open again</Trans>
        </Button>
      )}
      {allowed.includes('save') && (
        <Button asChild variant={allowed.includes('resume') ? 'secondary' : 'primary'}>
          <Link to="/store/$id/edit" params={{ id: storeId }}>
            {status === 'published' || status === 'paused' ? (
              <Trans>Edit the page</Trans>
            ) : (
              <Trans>Complete the page</Trans>
            )}
          </Link>
        </Button>
      )}
      {allowed.includes('reopen') && (
        <Button
          isLoading={command.isPending}
          onClick={() => send('reopen', <Trans>You can work on the page again.</Trans>)}
        >
          <Trans>Work on it again</Trans>
        </Button>
      )}
      {role === 'owner' && status !== 'closed' && (
        <Button asChild variant="secondary">
          <Link to="/store/subscribe" search={{ store: storeId }}>
            <Trans>Subscription</Trans>
          </Link>
        </Button>
      )}
      {allowed.includes('pause') && (
        <Button
          variant="ghost"
          isLoading={command.isPending}
          onClick={() => send('pause', <Trans>Your store is paused.</Trans>)}
        >
          <Trans>Pause</Trans>
        </Button>
      )}
      {allowed.includes('close') && (
        <Button variant="ghost" onClick={() => setClosing(true)}>
          <Trans>Close the store for good</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isClosing}
        onOpenChange={setClosing}
        tone="danger"
        title={<Trans>Close this store for good?</Trans>}
        description={
          <Trans>
            Customers no longer find it, its team no longer has access, and nobody can open it
            again.
          </Trans>
        }
        confirmLabel={<Trans>Close the store</Trans>}
        isConfirming={command.isPending}
        onConfirm={() => send('close', <Trans>The store is closed.</Trans>)}
      />
    </div>
  );
}
