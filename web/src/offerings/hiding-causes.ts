import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HidingCause } from '@osta/contracts/offering/hiding';

/** Why a service is hidden. */
export const hidingCauses: { readonly [Cause in HidingCause]: MessageDescriptor } = {
  misleading: msg`The name or the description is misleading`,
  price: msg`The price doesn’t match the job`,
  'contact-details': msg`There are phone numbers or addresses in the text`,
  'other-service': msg`It belongs to another service of the catalogue`,
  language: msg`The text is rude or insulting`,
  'not-allowed': msg`This isn’t allowed on Osta`,
  other: msg`Another reason`,
};

/** Returns the words of a cause; `undefined` for one that a newer service may know. */
export function hidingCauseWords(cause: string): MessageDescriptor | undefined {
  return Object.entries(hidingCauses).find(([known]) => known === cause)?.[1];
}
