import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { Locale } from '@osta/contracts/locale';

/** A trade as admins see it. */
export type TreeTrade = CatalogueTree['trades'][number];

/** A trade or a service as admins see it. */
export type TreeEntry = TreeTrade | TreeTrade['services'][number];

/** A trade in one language, for the list of all. */
export interface NamedTrade {
  readonly id: TreeTrade['id'];
  readonly name: string;
  readonly icon: string;
  readonly isHidden: boolean;
  readonly services: readonly {
    readonly id: TreeTrade['services'][number]['id'];
    readonly name: string;
    readonly isHidden: boolean;
  }[];
}

/** Returns a trade or a service by its id; `undefined` when there is none. */
export function entryIn({ trades }: CatalogueTree, id: string): TreeEntry | undefined {
  return trades
    .flatMap((trade): TreeEntry[] => [trade, ...trade.services])
    .find((one) => one.id === id);
}

/** Returns the trades with their names in one language. */
export function namedTrades({ trades }: CatalogueTree, locale: Locale): readonly NamedTrade[] {
  return trades.map(({ id, name, icon, isHidden, services }) => ({
    id,
    name: name[locale],
    icon,
    isHidden,
    services: services.map((service) => ({
      id: service.id,
      name: service.name[locale],
      isHidden: service.isHidden,
    })),
  }));
}
