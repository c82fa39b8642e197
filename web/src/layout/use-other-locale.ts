import type { Locale } from '@osta/contracts/locale';
import { useRouteContext } from '@tanstack/react-router';

/** Returns the language that the reader can switch to. */
export function useOtherLocale(): Locale {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return locale === 'ar' ? 'en' : 'ar';
}
