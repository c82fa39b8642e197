import type { EventContent } from '../../event-content.ts';
import type { TradeChangedV1 } from './trade-changed.v1.ts';

/** Upcasts version 1, which could not hide a trade, to version 2, which says whether it is hidden. */
export function upcastTradeChanged({ data }: TradeChangedV1): EventContent {
  return { type: 'osta.catalogue.trade-changed.v2', data: { ...data, isHidden: false } };
}
