import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { OrderChanged } from '@osta/contracts/catalogue/order-changed';
import type { EntryNotFound, OrderIncomplete } from '@osta/contracts/catalogue/refusals';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { CatalogueEntry } from './catalogue-entry.ts';

/** An admin says in which order the trades, or the services of a trade, are shown: all of them. */
export type ChangeOrder = OrderChanged['data'];

/** Records the order. It has each of the list once, also what is hidden. */
export function changeOrder(
  { entryId, order }: ChangeOrder,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<OrderChanged, EntryNotFound | OrderIncomplete> {
  const list: readonly { readonly id: string }[] | undefined =
    entryId === 'trades' ? trades : trades.find(({ id }) => id === entryId)?.services;
  if (!list) return refuse({ code: 'ENTRY_NOT_FOUND' });
  const now = list.map(({ id }) => id);
  const wanted = new Set<string>(order);
  const isWhole = order.length === now.length && now.every((id) => wanted.has(id));
  if (!isWhole) return refuse({ code: 'ORDER_INCOMPLETE' });
  if (now.every((id, place) => id === order[place])) return unchanged;

  const changed: OrderChanged = {
    type: 'osta.catalogue.order-changed',
    data: { entryId, order },
  };
  return accept(changed);
}
