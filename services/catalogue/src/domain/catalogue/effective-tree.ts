import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import { CategoryId } from '@osta/reference/category-id';
import { categoryList } from '@osta/reference/category-list';
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

/** The trades and services that Osta came with, without a change. */
const asReleased: readonly TreeTrade[] = categoryList.map(({ id, name, services }) => {
  const tradeId = CategoryId.parse(id);
  return {
    id: tradeId,
    version: 0,
    name,
    originalName: name,
    icon: tradeId,
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
 * Returns the trades and services as admins have named, ordered, drawn and hidden them. Each of the release is in it
 * once, also one that is younger than an order: those come last, as in the release.
 */
export function effectiveTree(changes: CatalogueChanges): CatalogueTree {
  const list = changes.get('trades');
  const trades = asReleased.map((trade) => effectiveTrade(trade, changes));
  return { version: list?.version ?? 0, trades: inOrder(trades, list?.order) };
}

function effectiveTrade(trade: TreeTrade, changes: CatalogueChanges): TreeTrade {
  const { version = 0, trade: look = {}, order } = changes.get(trade.id) ?? {};
  const services = trade.services.map((service) => effectiveService(service, changes));
  return { ...trade, ...look, version, services: inOrder(services, order) };
}

function effectiveService(
  service: TreeTrade['services'][number],
  changes: CatalogueChanges,
): TreeTrade['services'][number] {
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
