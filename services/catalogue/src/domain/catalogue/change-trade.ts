import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { EntryNameTaken, EntryNotFound } from '@osta/contracts/catalogue/refusals';
import type { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { takenName } from './taken-name.ts';

/** An admin says what a trade is called, how it is drawn and whether it is offered: all of it. */
export type ChangeTrade = TradeChanged['data'];

/** Records what a trade is called, how it is drawn and whether it is offered. Two trades never have the same name. */
export function changeTrade(
  { entryId, name, icon, isHidden, reason }: ChangeTrade,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<TradeChanged, EntryNotFound | EntryNameTaken> {
  const now = trades.find(({ id }) => id === entryId);
  if (!now) return refuse({ code: 'ENTRY_NOT_FOUND' });
  const isCalledSame = now.name.ar === name.ar && now.name.en === name.en;
  if (isCalledSame && now.icon === icon && now.isHidden === isHidden) return unchanged;
  const taken = takenName(entryId, name, trades);
  if (taken) return refuse(taken);

  const changed: TradeChanged = {
    type: 'osta.catalogue.trade-changed',
    data: { entryId, name, icon, isHidden, reason },
  };
  return accept(changed);
}
