import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner, RecordedText } from './recorded.ts';

/** A member was asked to be shown as staff, or the words beside the name of one changed. */
export const StoreStaffNamed = event('osta.store.store-staff-named', {
  ...ofOwner,
  memberId: UserId,
  /** What they do in the store. */
  title: RecordedText,
  /** Whether they were asked with it; otherwise the words alone changed. */
  isNew: z.boolean(),
});
export type StoreStaffNamed = z.infer<typeof StoreStaffNamed>;
