import type { Me } from '@osta/contracts/account/api';
import type { Locale } from '@osta/contracts/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';

import { withLocale } from '../locale/locale.ts';
import { meKey } from '../session/me.queries.ts';
import { useCarrier } from './use-carried.ts';

interface LanguageSwitch {
  /** This very page, as it is read in a language. */
  readonly hrefIn: (locale: Locale) => string;
  /** Takes along what the page has become. Call it right before the browser goes there. */
  readonly keepFor: (locale: Locale) => void;
}

/** Another language is another document: direction, fonts and messages come with it. */
export function useLanguageSwitch(): LanguageSwitch {
  const { pathname, searchStr, hash } = useLocation();
  // A server never hears of the part behind the #
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
