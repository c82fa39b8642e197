import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import { CategoryId } from '@osta/reference/category-id';
import { categoryList } from '@osta/reference/category-list';
import { categoryOf } from '@osta/reference/category-of';
import { isReleased } from '@osta/reference/released';
import { ServiceId } from '@osta/reference/service-id';

import type { EntryChanges } from './catalogue-entry.ts';

/** What admins have changed of one entry, and how often. */
export interface ChangedEntry extends EntryChanges {
  readonly version: number;
}

/** Everything that admins have changed, by the id of the entry. */
export type CatalogueChanges = ReadonlyMap<string, ChangedEntry>;

/** A trade of the tree. */
export type TreeTrade = CatalogueTree['trades'][number];

/** A service of the tree. */
type TreeService = TreeTrade['services'][number];

/** The trades and services that Osta came with, without a change. */
const asReleased: readonly TreeTrade[] = categoryList.map(({ id, name, services }) => {
  const tradeId = CategoryId.parse(id);
  return {
    id: tradeId,
    version: 0,
    name,
    originalName: name,
    icon: tradeId,
    isHidden: false,
    services: services.map((service) => ({
      id: ServiceId.parse(service.id),
      version: 0,
      name: service.name,
      originalName: service.name,
      isHidden: false,
    })),
  };
});

/**
 * Returns the trades and services as admins have added, named, ordered, drawn and hidden them. Each is in it once, also
 * one that is younger than an order: those come last, first the ones of the release.
 */
export function effectiveTree(changes: CatalogueChanges): CatalogueTree {
  const list = changes.get('trades');
  const added = addedIn(changes);
  const trades = [...asReleased, ...added.trades].map(({ services, ...trade }) => {
    const further = added.services.filter(({ id }) => categoryOf(id) === trade.id);
    return effectiveTrade({ ...trade, services: [...services, ...further] }, changes);
  });
  return { version: list?.version ?? 0, trades: inOrder(trades, list?.order) };
}

/** Returns what admins have added, as it began, in the order of the ids. A release that has come to have an id of theirs counts. */
function addedIn(changes: CatalogueChanges): {
  readonly trades: readonly TreeTrade[];
  readonly services: readonly TreeService[];
} {
  const trades: TreeTrade[] = [];
  const services: TreeService[] = [];
  for (const [id, { added, trade, service }] of changes) {
    if (!added || isReleased(id)) continue;
    const entry = { version: 0, name: added.name, originalName: added.name, isHidden: false };
    if (trade) trades.push({ ...entry, id: CategoryId.parse(id), icon: trade.icon, services: [] });
    if (service) services.push({ ...entry, id: ServiceId.parse(id) });
  }
  return { trades: trades.toSorted(byId), services: services.toSorted(byId) };
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function effectiveTrade(trade: TreeTrade, changes: CatalogueChanges): TreeTrade {
  const { version = 0, trade: look = {}, order } = changes.get(trade.id) ?? {};
  const services = trade.services.map((service) => effectiveService(service, changes));
  return { ...trade, ...look, version, services: inOrder(services, order) };
}

function effectiveService(service: TreeService, changes: CatalogueChanges): TreeService {
  const { version = 0, service: look = {} } = changes.get(service.id) ?? {};
  return { ...service, ...look, version };
}

function inOrder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  order: readonly string[] = [],
): Entry[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry): number => places.get(id) ?? order.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}
