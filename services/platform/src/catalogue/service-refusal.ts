import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import { categoryOf } from '@osta/reference/category-of';
import { isReleased } from '@osta/reference/released';
import type { ServiceId } from '@osta/reference/service-id';

import type { CatalogueFacts } from './catalogue-facts.ts';

/** Returns why nobody new may have this service now; `undefined` if one may. A hidden trade hides its services. */
export function serviceRefusal(
  serviceId: ServiceId,
  { catalogue: { changed, hidden } }: CatalogueFacts,
): ServiceHidden | ServiceUnknown | undefined {
  const isKnown = isReleased(serviceId) || changed.includes(serviceId);
  if (!isKnown) return { code: 'SERVICE_UNKNOWN', serviceId };
  const isHidden = hidden.includes(serviceId) || hidden.includes(categoryOf(serviceId));
  return isHidden ? { code: 'SERVICE_HIDDEN', serviceId } : undefined;
}
