import { z } from 'zod';

/**
 * One job of a trade: `plumbing.leak`, … Well-formed, and no more: admins add services to those of the release, so
 * whether there is one is asked of the catalogue, or of a service's copy of it.
 */
export const ServiceId = z
  .string()
  .max(81)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .brand<'ServiceId'>();
export type ServiceId = z.infer<typeof ServiceId>;
