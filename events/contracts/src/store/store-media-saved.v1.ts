import type { z } from 'zod';

import { event } from '../define.ts';
import { MediaSection } from './media.ts';
import { ofOwner } from './recorded.ts';

/** The store has these pictures, in this order. */
export const StoreMediaSavedV1 = event('osta.store.store-media-saved.v1', {
  ...ofOwner,
  pictures: MediaSection.shape.pictures,
});
export type StoreMediaSavedV1 = z.infer<typeof StoreMediaSavedV1>;
