import { z } from 'zod';

import { event } from '../define.ts';

/** What an admin is asked to decide, each in its queue. */
export const AdminMatter = z.enum([
  'application',
  'document',
  'store',
  'revision',
  'payment',
  'dispute',
  'strike',
]);
export type AdminMatter = z.infer<typeof AdminMatter>;

/** Something began to wait for an admin, and this account is one. */
export const AdminAsked = event('osta.account.admin-asked', {
  matter: AdminMatter,
  /** The applicant, the store or the booking. */
  about: z.uuid(),
});
export type AdminAsked = z.infer<typeof AdminAsked>;
