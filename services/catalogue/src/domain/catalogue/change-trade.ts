import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { EntryNameTaken } from '@osta/contracts/catalogue/refusals';
import type { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { takenName } from './taken-name.ts';

/** An admin says what a trade is called and how it is drawn: all of it. */
export type ChangeTrade = TradeChanged['data'];

/** Records what a trade is called and how it is drawn. Two trades never have the same name. */
export function changeTrade(
  { entryId, name, icon, reason }: ChangeTrade,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<TradeChanged, EntryNameTaken> {
  const now = trades.find(({ id }) => id === entryId);
  const isSame = now?.name.ar === name.ar && now.name.en === name.en && now.icon === icon;
  if (isSame) return unchanged;
  const taken = takenName(entryId, name, trades);
  if (taken) return refuse(taken);

  const changed: TradeChanged = {
    type: 'osta.catalogue.trade-changed',
    data: { entryId, name, icon, reason },
  };
  return accept(changed);
}
