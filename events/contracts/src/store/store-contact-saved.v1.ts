import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedContact } from './recorded.ts';

/** The store says how customers reach it. */
export const StoreContactSavedV1 = event('osta.store.store-contact-saved.v1', {
  ...ofOwner,
  contact: RecordedContact,
});
export type StoreContactSavedV1 = z.infer<typeof StoreContactSavedV1>;
