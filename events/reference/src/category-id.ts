import { z } from 'zod';

/**
 * A trade: `plumbing`, `electrical`, … Well-formed, and no more: admins add trades to those of the release, so whether
 * there is one is asked of the catalogue, or of a service's copy of it.
 */
export const CategoryId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;
