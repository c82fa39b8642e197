import { z } from 'zod';

/** The start of the next page. Opaque: only the endpoint that returned it can read it. */
export const PageCursor = z.string().min(1).max(200).brand<'PageCursor'>();
export type PageCursor = z.infer<typeof PageCursor>;

type PageSchema<Item extends z.core.$ZodType> = z.ZodObject<
  { items: z.ZodArray<Item>; nextCursor: z.ZodNullable<typeof PageCursor> },
  z.core.$strict
>;

/** One page of a list that is read forward; `nextCursor` is null on the last one. */
export function page<Item extends z.core.$ZodType>(item: Item): PageSchema<Item> {
  return z.strictObject({ items: z.array(item), nextCursor: PageCursor.nullable() });
}

/** `?cursor=…&limit=…` of every list that is read forward. */
export const PageQuery = z.strictObject({
  cursor: PageCursor.optional(),
  /** Largest number of items; default 20. */
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type PageQuery = z.output<typeof PageQuery>;
