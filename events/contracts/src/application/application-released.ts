import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** An admin gave a review back: the application waits for somebody again, at its place in the queue. */
export const ApplicationReleased = event('osta.application.application-released', {
  applicantId: UserId,
});
export type ApplicationReleased = z.infer<typeof ApplicationReleased>;
