import { z } from 'zod';

import { OrderChanged } from './order-changed.ts';
import { SearchWordsChanged } from './search-words-changed.ts';
import { ServiceAdded } from './service-added.ts';
import { ServiceChanged } from './service-changed.ts';
import { TradeAdded } from './trade-added.ts';
import { TradeChanged } from './trade-changed.ts';

/** All events of the stream of a trade or a service of the catalogue, and of the order of the trades. */
export const CatalogueEvent = z.discriminatedUnion('type', [
  TradeAdded,
  ServiceAdded,
  SearchWordsChanged,
  TradeChanged,
  ServiceChanged,
  OrderChanged,
]);
export type CatalogueEvent = z.infer<typeof CatalogueEvent>;
