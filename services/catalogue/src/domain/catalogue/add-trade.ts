import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type {
  EntryExists,
  EntryNameTaken,
  SearchWordEmpty,
} from '@osta/contracts/catalogue/refusals';
import type { TradeAdded } from '@osta/contracts/catalogue/trade-added';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { distinctWords, emptyWord } from './distinct-words.ts';
import { takenName } from './taken-name.ts';

/** An admin adds a trade. */
export type AddTrade = TradeAdded['data'];

/** Records a trade whose id no other ever had, and whose names no other has. */
export function addTrade(
  { words: said, ...trade }: AddTrade,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<TradeAdded, EntryExists | EntryNameTaken | SearchWordEmpty> {
  if (trades.some(({ id }) => id === trade.entryId)) return refuse({ code: 'ENTRY_EXISTS' });
  const words = distinctWords(said);
  const refusal = takenName(trade.entryId, trade.name, trades) ?? emptyWord(words);
  if (refusal) return refuse(refusal);

  const added: TradeAdded = { type: 'osta.catalogue.trade-added', data: { ...trade, words } };
  return accept(added);
}
