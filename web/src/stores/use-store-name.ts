import type { LocalizedText } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { useLocale } from '@osta/ui-kit';

interface Named {
  readonly content: { readonly basic: { readonly name: LocalizedText } };
}

/** Returns a function that names a store in the language of the page, or in the one there is. */
export function useStoreName(): (store: Named) => string {
  const locale = useLocale();
  return ({ content }) => inLanguage(content.basic.name, locale);
}
