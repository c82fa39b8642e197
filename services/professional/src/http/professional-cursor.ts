import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { PageCursor } from '@osta/contracts/page';
import { readKeys, writeKeys } from '@osta/platform/page-cursor';
import { z } from 'zod';

import type { LastSeen } from '../queries/list-professionals.ts';

const LastSeenTuple = z.tuple([
  z.number().min(0).nullable(),
  z.int().min(0).nullable(),
  z.tuple([z.number().min(1).max(5), z.int().positive()]).nullable(),
  z.tuple([Instant, z.int().min(0)]).nullable(),
  z.tuple([z.number().min(0).max(100), Instant]).nullable(),
  z.int().min(0).max(60),
  UserId,
  z.boolean(),
]);

/** Parses a cursor that `cursorOf` wrote; any other text is an issue of the field. */
export const ProfessionalCursor = PageCursor.transform((cursor, context): LastSeen => {
  const read = readKeys(cursor, LastSeenTuple);
  if (!read) {
    context.addIssue({ code: 'custom', message: 'not a cursor of this list' });
    return z.NEVER;
  }
  const [distance, lowestPrice, rated, place, match, experienceYears, id, isWidened] = read;
  const rating = rated && { average: rated[0], count: rated[1] };
  const free = place && { at: place[0], rank: place[1] };
  const best = match && { score: match[0], at: match[1] };
  return { distance, lowestPrice, rating, free, best, experienceYears, id, isWidened };
});

/** Returns the cursor of the page after this professional. */
export function cursorOf(last: LastSeen): PageCursor {
  const { distance, lowestPrice, rating, free, best, experienceYears, id, isWidened } = last;
  const rated = rating && [rating.average, rating.count];
  const place = free && [free.at, free.rank];
  const match = best && [best.score, best.at];
  return writeKeys([distance, lowestPrice, rated, place, match, experienceYears, id, isWidened]);
}
