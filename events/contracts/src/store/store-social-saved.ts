import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedSocial } from './recorded.ts';

/** The store says where it can be followed. */
export const StoreSocialSaved = event('osta.store.store-social-saved', {
  ...ofOwner,
  social: RecordedSocial,
});
export type StoreSocialSaved = z.infer<typeof StoreSocialSaved>;
