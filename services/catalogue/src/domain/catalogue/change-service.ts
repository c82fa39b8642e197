import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type {
  EntryNameTaken,
  EntryNotFound,
  LastServiceOfTrade,
} from '@osta/contracts/catalogue/refusals';
import type { ServiceChanged } from '@osta/contracts/catalogue/service-changed';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';
import { categoryOf } from '@osta/reference/category-of';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { takenName } from './taken-name.ts';

/** An admin says what a service is called and whether it is offered: all of it. */
export type ChangeService = ServiceChanged['data'];

/**
 * Records what a service is called and whether it is offered. Two services of a trade never have the same name, and a
 * trade keeps one that is shown.
 */
export function changeService(
  { entryId, name, isHidden, reason }: ChangeService,
  _state: CatalogueEntry,
  _context: Context,
  { trades }: CatalogueTree,
): Decision<ServiceChanged, EntryNotFound | EntryNameTaken | LastServiceOfTrade> {
  const services = trades.find(({ id }) => id === categoryOf(entryId))?.services ?? [];
  const now = services.find(({ id }) => id === entryId);
  if (!now) return refuse({ code: 'ENTRY_NOT_FOUND' });
  const isCalledSame = now.name.ar === name.ar && now.name.en === name.en;
  if (isCalledSame && now.isHidden === isHidden) return unchanged;
  const taken = takenName(entryId, name, services);
  if (taken) return refuse(taken);
  const isAlone = services.every((each) => each.isHidden || each.id === entryId);
  if (isHidden && isAlone) return refuse({ code: 'LAST_SERVICE_OF_TRADE' });

  const changed: ServiceChanged = {
    type: 'osta.catalogue.service-changed',
    data: { entryId, name, isHidden, reason },
  };
  return accept(changed);
}
