import { UserId } from '@osta/contracts/ids';
import { z } from 'zod';

import type { Colleague } from '../domain/booking/take-over.ts';
import { OfferedRow } from './offered-row.ts';

/** One of the staff of a store, with their services of one kind. */
export const ColleagueRow: z.ZodType<Colleague> = z.object({
  id: UserId,
  services: z.array(OfferedRow),
  isPaused: z.boolean(),
});
