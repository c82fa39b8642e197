import { OfferingId } from '@osta/contracts/ids';
import type { PageCursor } from '@osta/contracts/page';
import { cursorOfText, textOfCursor } from '@osta/platform/page-cursor';

/** Returns the cursor of the page after this service. */
export function cursorOfOffering(id: OfferingId): PageCursor {
  return cursorOfText(id);
}

/** Reads a cursor; `undefined` if `cursorOfOffering` did not write it. */
export function offeringOfCursor(cursor: string): OfferingId | undefined {
  return OfferingId.safeParse(textOfCursor(cursor)).data;
}
