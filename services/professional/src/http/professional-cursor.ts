import { UserId } from '@osta/contracts/ids';
import { PageCursor } from '@osta/contracts/page';
import { z } from 'zod';

import type { LastSeen } from '../queries/list-professionals.ts';

const LastSeenTuple = z.tuple([z.int().min(0).max(3), z.int().min(0).max(60), UserId]);

/** Parses a cursor that `cursorOf` wrote; any other text is an issue of the field. */
export const ProfessionalCursor = PageCursor.transform((cursor, context): LastSeen => {
  const read = LastSeenTuple.safeParse(parse(cursor));
  if (!read.success) {
    context.addIssue({ code: 'custom', message: 'not a cursor of this list' });
    return z.NEVER;
  }
  const [nearness, experienceYears, id] = read.data;
  return { nearness, experienceYears, id };
});

/** Returns the cursor of the page after this professional. */
export function cursorOf({ nearness, experienceYears, id }: LastSeen): PageCursor {
  const tuple = JSON.stringify([nearness, experienceYears, id]);
  return PageCursor.parse(Buffer.from(tuple).toString('base64url'));
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
