import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { FeaturesSection } from './sections.ts';

/** The store says what it offers on the spot. */
export const StoreFeaturesSavedV1 = event('osta.store.store-features-saved.v1', {
  ...ofOwner,
  features: FeaturesSection.shape.features,
});
export type StoreFeaturesSavedV1 = z.infer<typeof StoreFeaturesSavedV1>;
