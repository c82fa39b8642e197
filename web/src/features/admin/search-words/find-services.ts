import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { matchText } from '@osta/ui-kit';

type Trade = ServiceCatalogue['categories'][number];

/**
 * Returns the trades with those services that have every word in their name, id or trade; all of
 * them for an empty text.
 */
export function findServices(trades: readonly Trade[], wanted: string): readonly Trade[] {
  return trades
    .map((trade) => ({
      ...trade,
      services: trade.services.filter(
        ({ id, name }) => matchText(wanted, [name, id, trade.name]) > 0,
      ),
    }))
    .filter(({ services }) => services.length > 0);
}
