import type { EntryNames, EntryOrder, OrderedList } from '@osta/contracts/catalogue/entry-look';
import type { CatalogueEvent } from '@osta/contracts/catalogue/events';
import type { CatalogueEntryId, SearchWords } from '@osta/contracts/catalogue/search-words';
import type { ServiceChanged } from '@osta/contracts/catalogue/service-changed';
import type { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import type { Fold } from '@osta/platform/decider';

/** What admins have changed of an entry. What is absent is as Osta came with it. */
export interface EntryChanges {
  /** What an entry that admins have added began with. Absent: Osta came with the entry. */
  readonly added?: { readonly name: EntryNames; readonly words: SearchWords };
  readonly words?: SearchWords;
  readonly trade?: Pick<TradeChanged['data'], 'name' | 'icon' | 'isHidden'>;
  readonly service?: Pick<ServiceChanged['data'], 'name' | 'isHidden'>;
  /** Of its services; of the trades, when the entry is the list of them. */
  readonly order?: EntryOrder;
}

/** A trade or a service of the catalogue, or the list of the trades. `none`: nothing of it was ever changed. */
export type CatalogueEntry =
  | { readonly status: 'none' }
  | ({
      readonly status: 'changed';
      readonly entryId: CatalogueEntryId | OrderedList;
    } & EntryChanges);

export const catalogueEntry: Fold<CatalogueEntry, CatalogueEvent> = {
  // Since version 2, a trade says whether it is hidden
  version: 2,
  initial: { status: 'none' },
  evolve: (state, event) => ({
    ...state,
    status: 'changed',
    entryId: event.data.entryId,
    ...changed(event),
  }),
};

function changed(event: CatalogueEvent): EntryChanges {
  switch (event.type) {
    case 'osta.catalogue.trade-added': {
      const { name, icon, words } = event.data;
      return { added: { name, words }, words, trade: { name, icon, isHidden: false } };
    }
    case 'osta.catalogue.service-added': {
      const { name, words } = event.data;
      return { added: { name, words }, words, service: { name, isHidden: false } };
    }
    case 'osta.catalogue.search-words-changed':
      return { words: event.data.words };
    case 'osta.catalogue.trade-changed': {
      const { name, icon, isHidden } = event.data;
      return { trade: { name, icon, isHidden } };
    }
    case 'osta.catalogue.service-changed': {
      const { name, isHidden } = event.data;
      return { service: { name, isHidden } };
    }
    case 'osta.catalogue.order-changed':
      return { order: event.data.order };
  }
}

/** Whether there is such a trade or service: Osta came with it, or admins have added it. */
export function isEntry(isReleased: boolean, state: CatalogueEntry): boolean {
  return isReleased || (state.status === 'changed' && state.added !== undefined);
}
