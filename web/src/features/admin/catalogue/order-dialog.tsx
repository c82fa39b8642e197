import { Trans } from '@lingui/react/macro';
import type { CatalogueTree, ChangeOrderRequest } from '@osta/contracts/catalogue/api';
import { Button, Dialog, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { catalogueKey } from './catalogue-tree.queries.ts';
import { OrderList, type OrderedItem } from './order-list.tsx';
import type { NamedTrade } from './tree-entry.ts';

interface OrderDialogProps<Id extends string> {
  /** The trade whose services are ordered; `null`: the trades are. */
  readonly trade: Pick<NamedTrade, 'id' | 'name'> | null;
  /** In the order that is saved. */
  readonly items: readonly OrderedItem<Id>[];
  /** What is sent for an order of them. */
  readonly orderOf: (ids: readonly Id[]) => ChangeOrderRequest['order'];
  /** The version of that order. */
  readonly version: number;
  readonly onLeft: () => void;
}

/** Changes the order of the trades, or of the services of a trade. */
export function OrderDialog<Id extends string>({
  trade,
  items,
  orderOf,
  version,
  onLeft,
}: OrderDialogProps<Id>): ReactNode {
  const command = useCommand<CatalogueTree>(catalogueKey);
  /** What was moved, and on top of which order; `null` before anything was. */
  const [moved, setMoved] = useState<{
    readonly ids: readonly Id[];
    readonly version: number;
  } | null>(null);
  const shown =
    moved === null ? items : moved.ids.flatMap((id) => items.filter((one) => one.id === id));
  const isLate = isProblem(command.error, 'PRECONDITION_FAILED');
  const name = trade?.name;

  function save(): void {
    if (moved === null) return onLeft();
    command.mutate(
      call('PUT /api/services/order/{entryId}', {
        params: { entryId: trade?.id ?? 'trades' },
        body: { order: orderOf(moved.ids) },
        // Once the admin has seen that it changed, theirs counts
        ifMatch: isLate ? version : moved.version,
      }),
      {
        onSuccess: () => {
          notify.success(<Trans>The order is saved.</Trans>);
          onLeft();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={trade === null ? <Trans>Order of the trades</Trans> : <Trans>Order of “{name}”</Trans>}
      description={<Trans>Drag a line, or move it with its buttons.</Trans>}
    >
      <OrderList
        items={shown}
        onReorder={(ids) => setMoved({ ids, version: moved?.version ?? version })}
      />
      {isLate && (
        <section className="web-order-saved" aria-labelledby="order-saved">
          <p id="order-saved" role="alert">
            <Trans>
              Another admin has changed this since you opened it. This is the order that is saved
              now. Save again to replace it with yours.
            </Trans>
          </p>
          <ol>
            {items.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ol>
        </section>
      )}
      <ProblemNotice error={isLate ? null : command.error} />
      <div className="web-actions">
        <Button isLoading={command.isPending} onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" onClick={onLeft}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
