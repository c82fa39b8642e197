import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedSocial } from './recorded.ts';

/** The store says where it can be followed. */
export const StoreSocialSavedV1 = event('osta.store.store-social-saved.v1', {
  ...ofOwner,
  social: RecordedSocial,
});
export type StoreSocialSavedV1 = z.infer<typeof StoreSocialSavedV1>;
