import { z } from 'zod';

import { categoryList } from './category-list.ts';

/** A trade: `plumbing`, `electrical`, … Closed: only trades of the catalogue. */
export const CategoryId = z
  .string()
  .refine((id) => categoryList.some((category) => category.id === id))
  .brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;
