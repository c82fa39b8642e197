import { OfferingId } from '@osta/contracts/ids';
import { PageCursor } from '@osta/contracts/page';

/** Returns the cursor of the page after this service. */
export function cursorOfOffering(id: OfferingId): PageCursor {
  return PageCursor.parse(Buffer.from(id).toString('base64url'));
}

/** Reads a cursor; `undefined` if `cursorOfOffering` did not write it. */
export function offeringOfCursor(cursor: string): OfferingId | undefined {
  return OfferingId.safeParse(Buffer.from(cursor, 'base64url').toString('latin1')).data;
}
