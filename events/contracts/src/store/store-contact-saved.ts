import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedContact } from './recorded.ts';

/** The store says how customers reach it. */
export const StoreContactSaved = event('osta.store.store-contact-saved', {
  ...ofOwner,
  contact: RecordedContact,
});
export type StoreContactSaved = z.infer<typeof StoreContactSaved>;
