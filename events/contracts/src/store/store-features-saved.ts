import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { FeaturesSection } from './sections.ts';

/** The store says what it offers on the spot. */
export const StoreFeaturesSaved = event('osta.store.store-features-saved', {
  ...ofOwner,
  features: FeaturesSection.shape.features,
});
export type StoreFeaturesSaved = z.infer<typeof StoreFeaturesSaved>;
