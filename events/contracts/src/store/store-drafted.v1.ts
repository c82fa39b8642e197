import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { ofOwner, RecordedBasic } from './recorded.ts';

/** A person began a store. They own it. */
export const StoreDraftedV1 = event('osta.store.store-drafted.v1', {
  ...ofOwner,
  basic: RecordedBasic,
  draftedAt: Instant,
});
export type StoreDraftedV1 = z.infer<typeof StoreDraftedV1>;
