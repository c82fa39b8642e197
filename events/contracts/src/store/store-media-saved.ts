import type { z } from 'zod';

import { event } from '../define.ts';
import { MediaSection } from './media.ts';
import { ofOwner } from './recorded.ts';

/** The store has these pictures, in this order. */
export const StoreMediaSaved = event('osta.store.store-media-saved', {
  ...ofOwner,
  pictures: MediaSection.shape.pictures,
});
export type StoreMediaSaved = z.infer<typeof StoreMediaSaved>;
