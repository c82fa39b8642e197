import type { Locale } from '@osta/contracts/locale';

/** Which page of whom. */
export interface Place {
  /** Without the language. */
  readonly path: string;
  readonly locale: Locale;
  /** Id of the signed-in person; `null` for a guest. */
  readonly who: string | null;
}

/** What is kept for one, in characters: a page with every field of it full is far below. */
export const longestKept = 32_000;
