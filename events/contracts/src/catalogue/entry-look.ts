import { CategoryId } from '@osta/reference/category-id';
import { isReleasedTrade } from '@osta/reference/released';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Text } from '../text.ts';

/** What a trade or a service is called: a letter in it, and short enough for a card. */
const EntryName = Text.trim()
  .min(2)
  .max(60)
  .refine((name) => /\p{L}/u.test(name));

/** The name of a trade or a service in both languages; neither may be missing. */
export const EntryNames = z.strictObject({ ar: EntryName, en: EntryName });
export type EntryNames = z.infer<typeof EntryNames>;

/** The drawing of a trade, called by the trade of the release that it was drawn for. */
export const TradeIcon = CategoryId.refine(isReleasedTrade);
export type TradeIcon = z.infer<typeof TradeIcon>;

/** How a trade is shown. Hidden: all of its services are. */
export const TradeLook = z.strictObject({
  name: EntryNames,
  icon: TradeIcon,
  isHidden: z.boolean(),
});
export type TradeLook = z.infer<typeof TradeLook>;

/** How a service is shown. Hidden: nobody new asks for it or offers it; who has it keeps it. */
export const ServiceLook = z.strictObject({ name: EntryNames, isHidden: z.boolean() });
export type ServiceLook = z.infer<typeof ServiceLook>;

/** What has an order: all trades, or the services of one trade. */
export const OrderedList = z.union([z.literal('trades'), CategoryId]);
export type OrderedList = z.infer<typeof OrderedList>;

/** Trades or services in the order in which they are shown. */
export const EntryOrder = z.union([z.array(CategoryId).max(200), z.array(ServiceId).max(200)]);
export type EntryOrder = z.infer<typeof EntryOrder>;
