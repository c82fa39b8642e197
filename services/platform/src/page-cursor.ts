import { BoundedInstant } from '@osta/contracts/bounded-time';
import type { Instant } from '@osta/contracts/instant';
import { PageCursor } from '@osta/contracts/page';
import { z } from 'zod';

/** The last item of a page; the next page begins after it. */
export interface Place {
  /** The instant by which the list is ordered. */
  readonly at: Instant;
  readonly id: string;
}

/** Before every place, where lists that go forwards begin: the empty text is before every instant. */
export const earliestPlace = { at: '', id: '00000000-0000-0000-0000-000000000000' } as const;

/** After every place, where lists that go backwards begin: every instant begins with a digit. */
export const latestPlace = { at: '~', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const Written = z.tuple([BoundedInstant, z.uuid()]);

/** Returns the cursor of a place, opaque to clients. */
export function writeCursor({ at, id }: Place): PageCursor {
  return cursorOfText(`${at} ${id}`);
}

/**
 * Reads a cursor.
 *
 * @returns the place, or `undefined` if `writeCursor` did not write the text
 */
export function readCursor(cursor: string): Place | undefined {
  const written = textOfCursor(cursor).split(' ');
  const [at, id] = Written.safeParse(written).data ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

/** Returns the cursor of a list that something else than an instant orders. */
export function writeKeys(keys: readonly unknown[]): PageCursor {
  return cursorOfText(JSON.stringify(keys));
}

/**
 * Reads a cursor that `writeKeys` wrote.
 *
 * @returns the keys, or `undefined` if the text does not hold such keys
 */
export function readKeys<Keys>(cursor: string, schema: z.ZodType<Keys>): Keys | undefined {
  try {
    return schema.safeParse(JSON.parse(textOfCursor(cursor))).data;
  } catch {
    return undefined;
  }
}

/** Returns a text as a cursor, opaque to clients. */
export function cursorOfText(text: string): PageCursor {
  return PageCursor.parse(Buffer.from(text).toString('base64url'));
}

/** Returns the text of a cursor. A client may have sent any. */
export function textOfCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

/** Returns the cursor of a query that `read` must know; a request with any other text is refused. */
export function cursorReadBy(read: (cursor: string) => unknown): z.ZodOptional<typeof PageCursor> {
  return PageCursor.refine((cursor) => read(cursor) !== undefined).optional();
}

/** A cursor that `writeCursor` wrote. */
export const OwnCursor: z.ZodOptional<typeof PageCursor> = cursorReadBy(readCursor);
