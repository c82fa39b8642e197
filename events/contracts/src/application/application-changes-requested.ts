import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ChangeNotes } from './change-notes.ts';

/** An admin asks for changes, field by field. */
export const ApplicationChangesRequested = event('osta.application.application-changes-requested', {
  applicantId: UserId,
  /** What to change in each field; empty where nothing is asked. */
  notes: ChangeNotes,
});
export type ApplicationChangesRequested = z.infer<typeof ApplicationChangesRequested>;
