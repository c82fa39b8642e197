import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner, RecordedBasic } from './recorded.ts';

/** A person began a store. They own it. */
export const StoreDrafted = event('osta.store.store-drafted', {
  ...ofOwner,
  basic: RecordedBasic,
  draftedAt: Instant,
});
export type StoreDrafted = z.infer<typeof StoreDrafted>;
