import { z } from 'zod';

import { categoryList } from './category-list.ts';

const known = new Set(categoryList.flatMap(({ services }) => services.map(({ id }) => id)));

/** One job of a trade: `plumbing.leak`, … Closed: only jobs of the catalogue. */
export const ServiceId = z
  .string()
  .refine((id) => known.has(id))
  .brand<'ServiceId'>();
export type ServiceId = z.infer<typeof ServiceId>;
