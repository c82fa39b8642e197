import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type SlotCode = 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED' | 'HANDING_OVER_OUTDATED' | 'COLLEAGUE_NOT_FOUND';

/** Sentences for refusals about the time of a booking, and about who comes. */
export const slotSentences: { readonly [Code in SlotCode]: () => MessageDescriptor } = {
  SLOT_TAKEN: () => msg`Someone else has just booked this time. Choose another one.`,
  SLOT_NOT_OFFERED: () => msg`The professional isn’t available at this time. Choose another one.`,
  HANDING_OVER_OUTDATED: () =>
    msg`Someone has moved this booking or handed it over since. Look at it again.`,
  COLLEAGUE_NOT_FOUND: () => msg`This colleague no longer offers the service at your store.`,
};
