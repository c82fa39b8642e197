import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ObligationKind } from '@osta/contracts/obligation';

const any = msg`You still have open requests, offers or bookings. Close them first, then delete your account.`;

/** By what is still open. One sentence names all kinds; a new kind does not compile before one names it. */
const sentences: { readonly [Kind in ObligationKind]: MessageDescriptor } = {
  request: any,
  quote: any,
  booking: any,
};

function isKind(name: string): name is ObligationKind {
  return Object.hasOwn(sentences, name);
}

/**
 * Says what to close before an account can be deleted.
 *
 * @param open the fact of the refusal; a newer service may send kinds without a sentence
 */
export function deletionBlocked(open: unknown): MessageDescriptor {
  const kind = typeof open === 'object' && open !== null ? Object.keys(open).find(isKind) : null;
  return kind ? sentences[kind] : any;
}
