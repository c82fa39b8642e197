import type { Locale } from '@osta/contracts/locale';

/** A page and its visitor. */
export interface Place {
  /** Without the language prefix. */
  readonly path: string;
  readonly locale: Locale;
  /** Id of the signed-in person; `null` for a guest. */
  readonly who: string | null;
}

/** Limit per page in characters; a page with all fields full is far below it. */
export const longestKept = 32_000;
