import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';

/** The languages that professionals speak with customers. */
export const languageNames: { readonly [Language in SpokenLanguage]: MessageDescriptor } = {
  ar: msg`Arabic`,
  ber: msg`Amazigh`,
  en: msg`English`,
  fr: msg`French`,
  it: msg`Italian`,
  tr: msg`Turkish`,
};

/** Returns whether a text of an address names one of them. */
export function isSpokenLanguage(value: unknown): value is SpokenLanguage {
  return typeof value === 'string' && Object.hasOwn(languageNames, value);
}
