import { Instant } from '@osta/contracts/instant';
import { PageCursor } from '@osta/contracts/page';
import { z } from 'zod';

/** The last item of a page: the next one begins after it. */
export interface Place {
  readonly at: Instant;
  readonly id: string;
}

const Written = z.tuple([Instant, z.uuid()]);

/** A place as clients carry it: opaque to them. */
export function writeCursor({ at, id }: Place): PageCursor {
  return PageCursor.parse(Buffer.from(`${at} ${id}`).toString('base64url'));
}

/** @returns the place, or `undefined` when `writeCursor` did not write the text */
export function readCursor(cursor: string): Place | undefined {
  const written = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const [at, id] = Written.safeParse(written).data ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}
