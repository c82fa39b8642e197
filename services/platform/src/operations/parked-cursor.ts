import { PageCursor } from '@osta/contracts/page';
import type { ParkedPlace } from '@osta/subscription/parking-lot';
import { z } from 'zod';

import { readKeys, writeKeys } from '../page-cursor.ts';

const Place = z.tuple([z.string().max(63), z.string().max(63), z.string().max(63).nullable()]);

/** Reads the cursor of a page of parked streams. */
export const ParkedCursor: z.ZodType<ParkedPlace, string> = PageCursor.transform(
  (cursor, context): ParkedPlace => {
    const read = readKeys(cursor, Place);
    // No text of Postgres holds NUL
    if (!read || read.some((part) => part?.includes('\0'))) {
      context.addIssue({ code: 'custom', message: 'This is no cursor' });
      return z.NEVER;
    }
    const [subscription, streamId, topic] = read;
    return { subscription, streamId, topic };
  },
);

/** Bytes of a stream's name in a cursor. Streams have ids of 36; the key of a message that is no event may be longer. */
const longestName = 50;

/** Returns the cursor of the page after this entry. */
export function parkedCursorOf({ subscription, streamId, topic }: ParkedPlace): PageCursor {
  const name = Buffer.from(streamId).subarray(0, longestName).toString();
  return writeKeys([subscription, name, topic]);
}
