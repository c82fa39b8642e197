import type { ServiceCatalogue } from '@osta/contracts/professional/api';
import { matchText } from '@osta/ui-kit';

type Trade = ServiceCatalogue['categories'][number];

/**
 * The trades with those of their services that have every word in their name, their id, or the name of
 * the trade; everything, where nothing is looked for.
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
