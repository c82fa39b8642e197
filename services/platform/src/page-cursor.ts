import { Instant } from '@osta/contracts/instant';
import { PageCursor } from '@osta/contracts/page';
import { z } from 'zod';

/** The last item of a page; the next page begins after it. */
export interface Place {
  /** The instant by which the list is ordered. */
  readonly at: Instant;
  readonly id: string;
}

/** After every place, where lists that go backwards begin: every instant begins with a digit. */
export const latestPlace = { at: '~', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const Written = z.tuple([Instant, z.uuid()]);

/** Returns the cursor of a place, opaque to clients. */
export function writeCursor({ at, id }: Place): PageCursor {
  return PageCursor.parse(Buffer.from(`${at} ${id}`).toString('base64url'));
}

/**
 * Reads a cursor.
 *
 * @returns the place, or `undefined` if `writeCursor` did not write the text
 */
export function readCursor(cursor: string): Place | undefined {
  const written = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const [at, id] = Written.safeParse(written).data ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

/** A cursor that `writeCursor` wrote; a request with any other text is refused. */
export const OwnCursor: z.ZodOptional<typeof PageCursor> = PageCursor.refine(
  (cursor) => readCursor(cursor) !== undefined,
).optional();
