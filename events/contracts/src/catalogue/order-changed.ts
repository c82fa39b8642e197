import type { z } from 'zod';

import { event } from '../define.ts';
import { EntryOrder, OrderedList } from './entry-look.ts';

/** An admin moved a trade, or a service within its trade: the whole order from then on. */
export const OrderChanged = event('osta.catalogue.order-changed', {
  entryId: OrderedList,
  order: EntryOrder,
});
export type OrderChanged = z.infer<typeof OrderChanged>;
