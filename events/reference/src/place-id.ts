import { z } from 'zod';

import { placeList } from './place-list.ts';

const known = new Set(placeList.map(({ id }) => id));

/** A town or a neighbourhood in Libya. Closed: only places of the list. */
export const PlaceId = z
  .string()
  .refine((id) => known.has(id))
  .brand<'PlaceId'>();
export type PlaceId = z.infer<typeof PlaceId>;
