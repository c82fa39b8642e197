import type { Me } from '@osta/contracts/account/api';
import type { Locale } from '@osta/contracts/locale';
import { withLocale } from '@osta/contracts/locale-path';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';

import { meKey } from '../session/me.queries.ts';
import { useCarrier } from './use-carried.ts';

interface LanguageSwitch {
  /** Returns the address of this page in a language. */
  readonly hrefIn: (locale: Locale) => string;
  /** Stores the page's state. Call it right before the browser navigates. */
  readonly keepFor: (locale: Locale) => void;
}

/**
 * Switches the language by loading another document, which has its own direction, fonts and
 * messages.
 */
export function useLanguageSwitch(): LanguageSwitch {
  const { pathname, searchStr, hash } = useLocation();
  // The server never gets the fragment
  const fragment = useHydrated() && hash !== '' ? `#${hash}` : '';
  const carrier = useCarrier();
  const queryClient = useQueryClient();
  return {
    hrefIn: (locale) => withLocale(pathname + searchStr + fragment, locale),
    keepFor: (locale) => {
      const who = queryClient.getQueryData<Me | null>(meKey)?.id ?? null;
      carrier.keep({ path: pathname, locale, who });
    },
  };
}
