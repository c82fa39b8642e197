import type { MyOffering } from '@osta/contracts/offering/api';
import { useLocale } from '@osta/ui-kit';

/** Returns a function that names a service in the page's language, or in the one there is. */
export function useOfferingName(): (offering: MyOffering) => string {
  const locale = useLocale();
  return ({ offer: { name } }) => name[locale] || name.ar || name.en;
}
