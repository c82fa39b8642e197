import type { Locale } from '@osta/contracts/locale';

/** A text written once per language, not translated sentence by sentence. */
export type Localized<Content> = { readonly [Code in Locale]: Content };
