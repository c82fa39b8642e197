import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ObligationKind } from '@osta/contracts/obligation';

/** By what is still open. A new kind does not compile before it has a sentence. */
const sentences: { readonly [Kind in ObligationKind]: MessageDescriptor } = {
  request: msg`You still have open requests. Withdraw them or wait until they end, then delete your account.`,
  quote: msg`You still have open offers. Withdraw them or wait until they end, then delete your account.`,
  booking: msg`You still have bookings that haven’t ended. Finish or cancel them, then delete your account.`,
};
const several = msg`You still have open requests, offers or bookings. Close them first, then delete your account.`;

function isKind(name: string): name is ObligationKind {
  return Object.hasOwn(sentences, name);
}

/**
 * Says what to close before an account can be deleted.
 *
 * @param open the fact of the refusal; a newer service may send kinds without a sentence
 */
export function deletionBlocked(open: unknown): MessageDescriptor {
  const [kind = '', ...others] = Object.keys(Object(open));
  return others.length === 0 && isKind(kind) ? sentences[kind] : several;
}
