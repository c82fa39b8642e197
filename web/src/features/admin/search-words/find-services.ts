import { matchText } from '@osta/ui-kit';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the trades with those services that have every word in their name, id or trade; all of
 * them for an empty text.
 */
export function findServices<Trade extends Named & { readonly services: readonly Named[] }>(
  trades: readonly Trade[],
  wanted: string,
): readonly Trade[] {
  return trades.flatMap((trade) => {
    const services = trade.services.filter(
      ({ id, name }) => matchText(wanted, [name, id, trade.name]) > 0,
    );
    // One that was added has no service at first
    const isFoundItself =
      trade.services.length === 0 && matchText(wanted, [trade.name, trade.id]) > 0;
    return services.length > 0 || isFoundItself ? [{ ...trade, services }] : [];
  });
}
