import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type {
  EntryExists,
  EntryNameTaken,
  EntryNotFound,
  SearchWordEmpty,
} from '@osta/contracts/catalogue/refusals';
import type { ServiceAdded } from '@osta/contracts/catalogue/service-added';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';
import { categoryOf } from '@osta/reference/category-of';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { distinctWords, emptyWord } from './distinct-words.ts';
import { takenName } from './taken-name.ts';

/** An admin adds a service to the trade that its id names. */
export type AddService = ServiceAdded['data'];

/** Records a service of a trade, whose id no other ever had, and whose names no other of its trade has. */
export function addService(
  { words: said, ...service }: AddService,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<ServiceAdded, EntryNotFound | EntryExists | EntryNameTaken | SearchWordEmpty> {
  const trade = trades.find(({ id }) => id === categoryOf(service.entryId));
  if (!trade) return refuse({ code: 'ENTRY_NOT_FOUND' });
  const { services } = trade;
  if (services.some(({ id }) => id === service.entryId)) return refuse({ code: 'ENTRY_EXISTS' });
  const words = distinctWords(said);
  const refusal = takenName(service.entryId, service.name, services) ?? emptyWord(words);
  if (refusal) return refuse(refusal);

  const added: ServiceAdded = { type: 'osta.catalogue.service-added', data: { ...service, words } };
  return accept(added);
}
