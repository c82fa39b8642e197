import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ChangeNotes } from './change-notes.ts';

/** An admin asks for changes, field by field. */
export const ApplicationChangesRequestedV1 = event(
  'osta.application.application-changes-requested.v1',
  {
    applicantId: UserId,
    /** What to change in each field; empty where nothing is asked. */
    notes: ChangeNotes,
  },
);
export type ApplicationChangesRequestedV1 = z.infer<typeof ApplicationChangesRequestedV1>;
